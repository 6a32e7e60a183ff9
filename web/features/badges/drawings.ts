import type { ComponentType, CSSProperties } from 'react';
import Amphora from 'lucide-react/icons/amphora';
import Armchair from 'lucide-react/icons/armchair';
import AudioLines from 'lucide-react/icons/audio-lines';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Cherry from 'lucide-react/icons/cherry';
import Droplet from 'lucide-react/icons/droplet';
import Flame from 'lucide-react/icons/flame';
import GlassWater from 'lucide-react/icons/glass-water';
import Handshake from 'lucide-react/icons/handshake';
import Leaf from 'lucide-react/icons/leaf';
import Library from 'lucide-react/icons/library';
import Moon from 'lucide-react/icons/moon';
import Repeat from 'lucide-react/icons/repeat-2';
import Send from 'lucide-react/icons/send';
import Sprout from 'lucide-react/icons/sprout';
import Star from 'lucide-react/icons/star';
import Tree from 'lucide-react/icons/tree-deciduous';
import { Rims } from './rims.tsx';

type Drawing = ComponentType<{ className?: string; style?: CSSProperties }>;

/** The drawings by their names. */
export const drawings: Record<string, Drawing> = {
  amphora: Amphora,
  armchair: Armchair,
  brim: GlassWater,
  calendar: CalendarDays,
  cherry: Cherry,
  clink: Rims,
  droplet: Droplet,
  flame: Flame,
  hands: Handshake,
  leaf: Leaf,
  moon: Moon,
  pass: Send,
  round: Repeat,
  shelves: Library,
  sprout: Sprout,
  tree: Tree,
  voice: AudioLines,
};

/** For a name that this version of the app does not know yet. */
export const unknown: Drawing = Star;
