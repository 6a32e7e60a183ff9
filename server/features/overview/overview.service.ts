import { statfs } from 'node:fs/promises';
import type { Deps } from '#server/deps.ts';
import { countPeople, mustBeAdmin } from '#server/features/accounts/accounts.service.ts';
import { sumOfClips } from '#server/features/audio/audio.service.ts';
import { countReported } from '#server/features/comments/reports.service.ts';
import { countFeedback } from '#server/features/feedback/feedback.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { nameDatabase } from '#server/platform/db/database.ts';
import { lastStep } from '#server/platform/db/migrate.ts';
import { countJobs } from '#server/platform/jobs/counting.ts';
import { readVersion } from '#server/version.ts';
import type { Overview } from '#shared/contract/overview.ts';

/** How this Clink is doing. Throws `forbidden` unless the viewer is an admin. */
export async function readOverview(deps: Deps, viewer: Viewer): Promise<Overview> {
  const { db, damage, config, clock } = deps;
  await mustBeAdmin(deps, viewer);
  const [queues, reports, feedback, people, recordings, database, schema, freeBytes] = await Promise.all([
    countJobs(db, clock.now()),
    countReported(db),
    countFeedback(db),
    countPeople(db),
    sumOfClips(db),
    nameDatabase(db, config.databaseUrl ? 'postgres' : 'sqlite'),
    lastStep(db),
    freeBytesIn(config.dataDir),
  ]);
  return {
    health: { isSound: !damage.isDamaged(), freeBytes },
    queues,
    reports,
    feedback,
    people,
    recordings,
    versions: { clink: readVersion(), node: process.version, database, schema },
  };
}

async function freeBytesIn(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
