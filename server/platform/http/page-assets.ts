import { existsSync, readFileSync } from 'node:fs';

/** Where a page's own style and script are; undefined where the web app is not built. */
export type PageAssets = { style: string | undefined; script: string | undefined };

type Manifest = Record<string, { file: string; css?: string[]; isEntry?: boolean }>;

/** Reads where the build has put the style and script of a page that the server writes by itself. */
export function pageAssets(folder: string, manifest: string): PageAssets {
  const path = `${folder}/${manifest}`;
  const entries = existsSync(path) ? Object.values(JSON.parse(readFileSync(path, 'utf8')) as Manifest) : [];
  const entry = entries.find(({ isEntry }) => isEntry);
  const style = entry?.css?.[0];
  return { style: style && `/${style}`, script: entry && `/${entry.file}` };
}
