import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asidesOf } from './asides.ts';
import { createTurns } from './draft-sync.ts';
import { ModelDevice, ModelServer, ModelTab } from './never-lost.fixture.ts';

let server: ModelServer;
let count = 0;

/** Somebody's page on a device of its own, which is the one at hand from here on. */
function openPage(device = new ModelDevice(server), turns = createTurns()) {
  vi.stubGlobal('window', device.window);
  device.session = 1;
  const tab = new ModelTab(device, 1, () => `key-${(count += 1)}`, turns);
  tab.page.open();
  return { device, page: tab.page, sync: tab.sync, turns };
}

beforeEach(() => {
  server = new ModelServer();
  server.now = 1000;
});

describe('a draft and the server', () => {
  it('are alike a moment after the words are there, and the page says so', async () => {
    const { page, sync } = openPage();
    page.revise('Soup.');
    expect(page.current()?.sealed).toBeUndefined();
    await sync.seal();
    expect(page.current()?.sealed).toBe(true);
    expect(server.drafts.get(1)).toMatchObject({ content: 'Soup.', key: page.current()?.key });
  });

  it('need no choice where the words were only changed', async () => {
    const { page, sync } = openPage();
    for (const text of ['Soup and bread.', 'Soup.', 'Bread.']) {
      server.now += 1000;
      page.revise(text);
      await sync.seal();
    }
    await sync.look();
    expect([page.current()?.text, asidesOf(1)]).toEqual(['Bread.', []]);
    expect(server.drafts.get(1)?.content).toBe('Bread.');
  });

  it('meet on another device, which says where the words are from; back on the first it does not', async () => {
    const desk = openPage();
    desk.page.revise('Soup.');
    await desk.sync.seal();
    const phone = openPage();
    await phone.sync.look();
    expect(phone.page.state()).toMatchObject({ draft: { text: 'Soup.' }, restored: true, elsewhere: true });
    const again = openPage(desk.device);
    await again.sync.look();
    expect(again.page.state()).toMatchObject({ draft: { text: 'Soup.' }, restored: true, elsewhere: false });
  });

  it('say nothing of a connection that is gone, and catch up when it is back', async () => {
    const { device, page, sync } = openPage();
    device.online = false;
    page.revise('Soup.');
    await sync.look();
    expect([server.drafts.size, page.current()?.sealed]).toEqual([0, undefined]);
    device.online = true;
    await sync.look();
    expect(server.drafts.get(1)?.content).toBe('Soup.');
  });

  it('are wiped together, also when the server is only reached later', async () => {
    const { device, page, sync } = openPage();
    page.revise('Soup.');
    await sync.seal();
    const draft = page.current();
    device.online = false;
    page.revise('');
    await sync.wipe(draft!);
    device.online = true;
    await sync.look();
    expect([server.drafts.size, page.current()]).toEqual([0, null]);
  });

  it('are not wiped together where another device has written on', async () => {
    const desk = openPage();
    desk.page.revise('Soup.');
    await desk.sync.seal();
    const draft = desk.page.current();
    const phone = openPage();
    await phone.sync.look();
    server.now += 1000;
    phone.page.revise('Soup and bread.');
    await phone.sync.seal();
    vi.stubGlobal('window', desk.device.window);
    desk.page.revise('');
    await desk.sync.wipe(draft!);
    expect(server.drafts.get(1)?.content).toBe('Soup and bread.');
  });

  it('are wiped together also where the page was left before it heard that the server had them', async () => {
    const { device, page, sync } = openPage();
    page.revise('Soup.');
    await sync.seal();
    server.now += 1000;
    page.revise('Soup and bread.');
    device.isLeft = true;
    await sync.seal();
    device.isLeft = false;
    expect(server.drafts.get(1)?.content).toBe('Soup and bread.');
    const again = openPage(device);
    const draft = again.page.current();
    again.page.revise('');
    await again.sync.wipe(draft!);
    await again.sync.look();
    expect([server.drafts.size, again.page.current()]).toEqual([0, null]);
  });

  it('are wiped together also where the page that was left is heard by the server only then', async () => {
    const { device, page, sync } = openPage();
    page.revise('Soup.');
    device.isLeft = true;
    await sync.seal();
    device.isLeft = false;
    const late = server.drafts.get(1)!;
    server.drafts.delete(1);
    const again = openPage(device);
    const draft = again.page.current();
    again.page.revise('');
    await again.sync.wipe(draft!);
    server.drafts.set(1, late);
    await again.sync.look();
    expect([server.drafts.size, again.page.current()]).toEqual([0, null]);
  });

  it('are wiped together also where another page of the tab is just giving them', async () => {
    const sheet = openPage();
    sheet.page.revise('Soup.');
    const card = openPage(sheet.device, sheet.turns);
    const giving = sheet.sync.seal();
    const draft = card.page.current();
    card.page.revise('');
    await Promise.all([giving, card.sync.wipe(draft!)]);
    await card.sync.look();
    expect([server.drafts.size, card.page.current()]).toEqual([0, null]);
  });
});
