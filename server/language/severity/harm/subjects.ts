import { body } from './body.ts';
import { bonds } from './bonds.ts';
import { coping } from './coping.ts';
import { death } from './death.ts';
import type { Harm } from './word-classes.ts';
import { hardship } from './hardship.ts';
import { illness } from './illness.ts';
import { mind } from './mind.ts';
import { state } from './state.ts';
import { violence } from './violence.ts';

/** Every subject of harm, each judged by itself. */
export const subjects: readonly Harm[] = [death, illness, body, violence, state, hardship, bonds, mind, coping].flat();
