import type { Rolldown } from 'vite';

type Context = { getModuleInfo: Rolldown.PluginContext['getModuleInfo'] };

/** The pages that people wait for with nothing of ours in their browser, and what goes along with who is signed in. */
const firstPages = {
  auth: '/web/routes/auth.tsx',
  personal: '/web/app/personal.tsx',
  dashboard: '/web/routes/dashboard.tsx',
};

/** From 6 on a page is sent what it does not need, from 10 on less comes together: measured with `bench/weight.ts`. */
const manyPages = 8;
/** Before compression. Below it a file of its own costs more than a page that gets what it does not need. */
const fewBytes = 5000;

type Graph = { of: Record<'app' | keyof typeof firstPages, Set<string>>; shared: Map<string, number> };

/**
 * The chunks of which a first view takes three at most: `app` for what every page stands on, `forms` for what many have
 * and the dashboard has not, `personal` for what who is signed in sees on many pages, and the page's own. What other pages share comes together where it is little.
 */
export function firstChunks(): Rolldown.CodeSplittingGroup[] {
  let graph: Graph | undefined;
  const nameOf = (id: string, context: Context): string | null => {
    graph ??= read(id, context);
    const { of, shared } = graph;
    const pages = shared.get(id) ?? 0;
    const isPersonal = of.personal.has(id) || of.dashboard.has(id);
    if (of.app.has(id) || (isPersonal && (pages >= manyPages || of.auth.has(id)))) {
      return 'app';
    }
    if (pages >= manyPages) {
      return 'forms';
    }
    if (of.personal.has(id) || (of.dashboard.has(id) && pages > 1)) {
      return 'personal';
    }
    return of.dashboard.has(id) ? 'dashboard' : of.auth.has(id) ? 'auth' : null;
  };
  // In this order, for a group takes along what its modules import unless an earlier one has it.
  const named = ['app', 'forms', 'personal', 'dashboard', 'auth'].map((chunk, at) => ({
    debugName: chunk,
    name: (id: string, context: Context) => (nameOf(id, context) === chunk ? chunk : null),
    priority: 6 - at,
  }));
  const rest = {
    name: 'shared',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: fewBytes,
    priority: 1,
  };
  return [...named, rest];
}

function read(some: string, context: Context): Graph {
  const entry = entryAbove(some, context);
  const app = closure(entry, context);
  const starts = new Set([entry]);
  const shared = new Map<string, number>();
  // A set is gone through to its end, also what is added on the way.
  for (const start of starts) {
    for (const id of closure(start, context)) {
      shared.set(id, (shared.get(id) ?? 0) + 1);
      context.getModuleInfo(id)?.dynamicallyImportedIds.forEach((lazy) => starts.add(lazy));
    }
  }
  const pageOf = (end: string) => {
    const page = [...starts].find((id) => id.endsWith(end));
    if (page === undefined) {
      throw new Error(`No page is fetched from ${end}; see scripts/lib/chunks.ts`);
    }
    return closure(page, context);
  };
  const { auth, personal, dashboard } = firstPages;
  return { of: { app, auth: pageOf(auth), personal: pageOf(personal), dashboard: pageOf(dashboard) }, shared };
}

/** A module and all that it imports at once, in turn. */
function closure(start: string, context: Context): Set<string> {
  const found = new Set([start]);
  for (const id of found) {
    context.getModuleInfo(id)?.importedIds.forEach((imported) => found.add(imported));
  }
  return found;
}

/** The entry through which a module comes in. */
function entryAbove(some: string, context: Context): string {
  const found = new Set([some]);
  for (const id of found) {
    const info = context.getModuleInfo(id);
    if (info?.isEntry) {
      return id;
    }
    [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].forEach((importer) => found.add(importer));
  }
  throw new Error(`Nothing leads to ${some}`);
}

/** What is shared would bear the names of all that share it. */
export function chunkName({ name }: { name: string }): string {
  return name.startsWith('shared~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js';
}
