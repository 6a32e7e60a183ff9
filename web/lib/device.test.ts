import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestsFrom } from '#shared/limits.ts';
import {
  deviceKeys,
  forgetDevice,
  forgetPeople,
  forgetPersonHere,
  onDeviceChange,
  readDevice,
  readDisplayName,
  writeDevice,
  writeDisplayName,
} from './device.ts';

class BrowserWindow extends EventTarget {
  readonly kept = new Map<string, string>();
  readonly localStorage = new Proxy(
    {
      getItem: (key: string) => this.kept.get(key) ?? null,
      setItem: (key: string, value: string) => void this.kept.set(key, value),
      removeItem: (key: string) => void this.kept.delete(key),
    },
    {
      ownKeys: () => [...this.kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
}

function blockedWindow() {
  return Object.defineProperty(new EventTarget(), 'localStorage', {
    get: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
}

beforeEach(() => {
  vi.stubGlobal('window', new BrowserWindow());
});

afterEach(() => {
  forgetDevice('displayName');
  vi.unstubAllGlobals();
});

test('remembers and forgets', () => {
  expect(readDevice('theme')).toBeNull();
  expect(writeDevice('theme', 'dark')).toBe(true);
  expect(readDevice('theme')).toBe('dark');
  forgetDevice('theme');
  expect(readDevice('theme')).toBeNull();
});

test('a blank name is "you", and a name is trimmed', () => {
  expect(readDisplayName()).toBe('you');
  writeDisplayName('  Ana ');
  expect(readDisplayName()).toBe('Ana');
  writeDisplayName('   ');
  expect(readDisplayName()).toBe('you');
});

test('blocked storage throws nothing and holds for this visit', () => {
  vi.stubGlobal('window', blockedWindow());
  expect(readDevice('displayName')).toBeNull();
  expect(writeDevice('displayName', 'Ana')).toBe(false);
  expect(readDisplayName()).toBe('Ana');
  forgetDevice('displayName');
  expect(readDisplayName()).toBe('you');
});

test('keys are found by how they begin', () => {
  writeDevice('outbox:1:b', 'B');
  writeDevice('outbox:1:a', 'A');
  writeDevice('outbox:12:c', 'C');
  expect(deviceKeys('outbox:1:').toSorted()).toEqual(['outbox:1:a', 'outbox:1:b']);
  vi.stubGlobal('window', blockedWindow());
  writeDevice('outbox:1:d', 'D');
  expect(deviceKeys('outbox:1:')).toEqual(['outbox:1:d']);
  forgetDevice('outbox:1:d');
});

test('whoever is forgotten takes nothing with them that waits for someone else', () => {
  const all = ['draft:1', 'outbox:1:a', 'glass:1', 'displayName', 'draft:2', 'outbox:2:b', 'glass:2', 'theme'] as const;
  for (const key of all) {
    writeDevice(key, 'kept');
  }
  forgetPersonHere(1);
  expect(Object.keys(window.localStorage).toSorted()).toEqual(['draft:2', 'glass:2', 'outbox:2:b', 'theme']);
  forgetPersonHere(undefined);
  expect(Object.keys(window.localStorage)).toEqual(['theme']);
});

test('what guests leave goes with them, and nothing of anyone with an account', () => {
  const theirs = [`draft:${guestsFrom}`, `edit:${guestsFrom + 1}:7`] as const;
  for (const key of [...theirs, 'draft:1', 'edit:1:7', 'theme'] as const) {
    writeDevice(key, 'kept');
  }
  forgetPeople(guestsFrom);
  expect(Object.keys(window.localStorage).toSorted()).toEqual(['draft:1', 'edit:1:7', 'theme']);
  forgetPersonHere(1);
  expect(Object.keys(window.localStorage)).toEqual(['theme']);
});

test('tells listeners of changes here and in other tabs, until they stop', () => {
  const listener = vi.fn<() => void>();
  const stop = onDeviceChange(listener);
  writeDevice('displayName', 'Ana');
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  writeDevice('displayName', 'Bo');
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
});
