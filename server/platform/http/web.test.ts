import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import type { App } from './http.ts';
import { serveWeb } from './web.ts';

const folder = mkdtempSync(join(tmpdir(), 'clink-web-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function served() {
  mkdirSync(join(folder, 'pages'), { recursive: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets/app-1.js'), 'app');
  const names = ['index', 'pages/dashboard', 'pages/nobody', 'pages/toast', 'pages/new', 'pages/about'];
  names.forEach((name) => writeFileSync(join(folder, `${name}.html`), name));
  const pages = [
    { path: '/', file: 'pages/dashboard.html', nobody: 'pages/nobody.html' },
    { path: '/toast/:id', file: 'pages/toast.html', nobody: 'pages/nobody.html' },
    { path: '/toast/new', file: 'pages/new.html', nobody: 'pages/nobody.html' },
    { path: '/about', file: 'pages/about.html', nobody: 'pages/about.html' },
  ];
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
  const app = fastify() as unknown as App;
  await serveWeb(app, folder, ({ headers }) => headers.cookie === 'here');
  return async (url: string, cookie = '') => {
    const { body, headers } = await app.inject({ url, headers: { cookie } });
    return { body, caching: headers['cache-control'], vary: headers['vary'] };
  };
}

it('sends each page its own HTML, and that of the sign-in where somebody would have to be signed in', async () => {
  const get = await served();
  const seen = async (url: string) => [(await get(url, 'here')).body, (await get(url)).body];
  expect(await seen('/')).toEqual(['pages/dashboard', 'pages/nobody']);
  expect(await seen('/?from=mail')).toEqual(['pages/dashboard', 'pages/nobody']);
  expect(await seen('/toast/7')).toEqual(['pages/toast', 'pages/nobody']);
  expect(await seen('/toast/new')).toEqual(['pages/new', 'pages/nobody']);
  expect(await seen('/about')).toEqual(['pages/about', 'pages/about']);
  for (const unknown of ['/nowhere', '/toast', '/toast/', '/toast/7/8', '/index.html']) {
    expect(await seen(unknown)).toEqual(['index', 'index']);
  }
});

it('lets a page be kept by nobody unasked, and what has its content in its name for ever', async () => {
  const get = await served();
  expect(await get('/', 'here')).toMatchObject({
    caching: 'no-cache',
    vary: expect.stringContaining('Cookie') as string,
  });
  expect((await get('/nowhere')).caching).toBe('no-cache');
  expect((await get('/assets/app-1.js')).caching).toBe('public, max-age=31536000, immutable');
});
