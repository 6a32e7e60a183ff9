import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, type Rolldown, runnerImport } from 'vite';

/** What the module of the shells gives: see web/app/shells.tsx. */
type Shells = {
  shellPages: { path: string; shell: string; isPersonal: boolean }[];
  drawShells(): Record<string, string>;
};
type ScriptsOf = (path: string) => string[];

/** What the pages are made from, as paths from the root of the project. */
type Sources = {
  /** Draws the shells. */
  shells: string;
  /** Says which file of code each page has. */
  pages: string;
  /** Go into the head with the theme's script. */
  early: string[];
};

const themeScript = '<script src="/theme.js"></script>';
const rootStart = '<div id="root">';
const rootEnd = '</body>';
const entryScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * Writes the HTML of every page of the app, `pages/….html`: with its shell, which is seen before any script is here,
 * and with all the script that its first view takes, so that no file waits for another. `pages.json` lists them.
 */
export function firstView({ shells, pages, early }: Sources): Plugin {
  let theme = '';
  return {
    name: 'first-view',
    apply: 'build',
    configResolved({ publicDir }) {
      theme = join(publicDir, 'theme.js');
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { module } = await runnerImport<Shells>(resolve(shells), { configFile: false, plugins: [react()] });
        const drawn = inBrowserLike(() => module.drawShells());
        const scriptsOf = readScripts(readFileSync(pages, 'utf8'), bundle);
        const emit = (fileName: string, source: string): string => {
          this.emitFile({ type: 'asset', fileName, source });
          return fileName;
        };
        const inHead = [theme, ...early].map((file) => withoutComments(readFileSync(file, 'utf8'))).join('');
        const script = `<script src="/${emit(hashedName(inHead), inHead)}"></script>`;
        const base = startedByHead(htmlOf(bundle).replace(themeScript, () => script));
        const forNobody = pageHtml(base, drawn['auth'], scriptsOf('/auth'));
        const nobody = emit('pages/nobody.html', forNobody.replace('<html', '<html data-session="none"'));
        const listed = module.shellPages.map(({ path, shell, isPersonal }) => {
          const scripts = new Set([...(isPersonal ? scriptsOf('personal') : []), ...scriptsOf(path)]);
          const file = emit(`pages/${nameOf(path)}.html`, pageHtml(base, drawn[shell], [...scripts]));
          return { path, file, nobody: isPersonal ? nobody : file };
        });
        emit('pages.json', JSON.stringify(listed));
      },
    },
  };
}

function htmlOf(bundle: Rolldown.OutputBundle): string {
  const html = bundle['index.html'];
  if (html?.type !== 'asset' || !String(html.source).includes(themeScript)) {
    throw new Error(`web/index.html has no ${themeScript}`);
  }
  return String(html.source);
}

/** A head script has them on lines of their own. They are not for the browser, and every page waits for this file. */
function withoutComments(script: string): string {
  return script.replaceAll(/^\s*\/\/.*\n/gm, '');
}

/** The page's script is fetched with the HTML and run by web/first-view/start.js. */
function startedByHead(html: string): string {
  if (!entryScript.test(html)) {
    throw new Error('web/index.html has no entry that scripts/lib/first-view.ts knows');
  }
  return html.replace(entryScript, '<link id="app" rel="modulepreload" crossorigin href="$1">');
}

function nameOf(path: string): string {
  return path === '/' ? 'dashboard' : path.slice(1).replaceAll(/[/:]+/g, '-');
}

/** Drawn as where passkeys are, which is nearly everywhere: the form then has its button from the start. */
function inBrowserLike<T>(draw: () => T): T {
  const scope = globalThis as { window?: unknown };
  scope.window = { PublicKeyCredential: {}, location: { hostname: 'localhost' } };
  try {
    return draw();
  } finally {
    delete scope.window;
  }
}

/** The script in the head has the name of its content, so that a browser that has it asks for nothing. */
function hashedName(content: string): string {
  return `assets/first-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.js`;
}

/** `pages.ts` says which file of code a page has, and the bundle what that file imports in turn. */
function readScripts(source: string, bundle: Rolldown.OutputBundle): ScriptsOf {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const routes = new Map(
    [...source.matchAll(/'([^']+)': \(\) =>\s+import\('#(web\/routes\/[\w-]+\.tsx)'\)/g)].map(([, path, file]) => [
      path,
      file,
    ]),
  );
  return (path) => {
    const file = path === 'personal' ? 'web/app/personal.tsx' : routes.get(path === '/signup' ? '/auth' : path);
    const chunk = chunks.find(({ moduleIds }) => file !== undefined && moduleIds.some((id) => id.endsWith(`/${file}`)));
    if (!chunk) {
      throw new Error(`No code was built for ${path}; see web/app/pages.ts and scripts/lib/first-view.ts`);
    }
    const found = new Set([chunk.fileName]);
    for (const name of found) {
      chunks.find(({ fileName }) => fileName === name)?.imports.forEach((imported) => found.add(imported));
    }
    return [...found].filter((name) => !chunks.some(({ fileName, isEntry }) => fileName === name && isEntry));
  };
}

function pageHtml(base: string, shell: string | undefined, scripts: string[]): string {
  const links = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('\n    ');
  const withLinks = base.replace('</head>', () => `  ${links}\n  </head>`);
  if (shell === undefined) {
    return withLinks;
  }
  // What the shell says asks for the letters early enough, and they would come in the way of the script. Where they are
  // on the device already, web/first-view/early.js asks for them.
  const heldFonts = withLinks.replaceAll(/<link\s+rel="preload"\s+as="font"/g, '$& media="not all"');
  const title = /<title>[^<]*<\/title>/.exec(shell)?.[0];
  const start = heldFonts.indexOf(rootStart) + rootStart.length;
  const html = `${heldFonts.slice(0, start)}${inert(shell)}</div>\n  ${heldFonts.slice(heldFonts.indexOf(rootEnd))}`;
  return title ? html.replace(/<title>[^<]*<\/title>/, title) : html;
}

/** A picture of what comes: nothing in it can be reached, and nothing that is typed could get lost in it. */
function inert(shell: string): string {
  const picture = shell
    .replaceAll(/<title>[^<]*<\/title>/g, '')
    .replaceAll(/<input ([^>]*)>/g, (field, attributes: string) => {
      const look = /class="[^"]*"/.exec(attributes)?.[0] ?? '';
      return attributes.includes('type="checkbox"') ? field : `<span style="display:block" ${look}></span>`;
    });
  return `<div inert aria-hidden="true" class="noscript:hidden">${picture}</div>`;
}
