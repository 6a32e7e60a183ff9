import { beforeEach, expect, it, vi } from 'vitest';
import { forgetDevice } from '#web/lib/device.ts';
import { asidesOf } from './asides.ts';
import { createDraftPage } from './draft-page.ts';
import { parseDraft } from './draft.ts';
import { ModelDevice, ModelServer } from './never-lost.fixture.ts';

const user = 1;
let device: ModelDevice;
let count = 0;

/** The page of one tab, found as the device has it. */
function openPage() {
  const page = createDraftPage(user, { makeKey: () => `key-${(count += 1)}`, now: () => count });
  page.open();
  return page;
}

const onDevice = () => parseDraft(device.kept.get(`draft:${user}`) ?? null)?.text;
const aside = () => asidesOf(user).map(({ text }) => text);

beforeEach(() => {
  device = new ModelDevice(new ModelServer());
  vi.stubGlobal('window', device.window);
});

it('is cleared of what was saved, and not of what another tab wrote meanwhile', () => {
  openPage().revise('Soup.');
  const [page, other] = [openPage(), openPage()];
  const saving = page.current();
  other.revise('Soup and bread.');
  page.reread();
  page.clear(saving!);
  expect([onDevice(), page.current()?.text]).toEqual(['Soup and bread.', 'Soup and bread.']);
  page.clear(page.current()!);
  expect([onDevice(), page.current()]).toEqual([undefined, null]);
});

it('puts aside what it alone has when it is left, and once', () => {
  const [page, other] = [openPage(), openPage()];
  page.revise('Soup.');
  other.revise('Bread.');
  page.leave();
  expect([onDevice(), aside()]).toEqual(['Soup.', []]);
  other.leave();
  other.leave();
  expect([onDevice(), aside()]).toEqual(['Soup.', ['Bread.']]);
});

it('lets go of nothing that the device cannot keep in another place', () => {
  const [page, other] = [openPage(), openPage()];
  page.revise('Soup.');
  other.revise('Bread.');
  other.leave();
  page.clear(page.current()!);
  vi.spyOn(device.kept, 'set').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const next = openPage();
  expect(next.state()).toMatchObject({ draft: { text: 'Bread.' }, kept: false });
  expect(aside()).toEqual(['Bread.']);
  forgetDevice(`draft:${user}`);
});
