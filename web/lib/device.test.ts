import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDevice, onDeviceChange, readDevice, readDisplayName, writeDevice, writeDisplayName } from './device.ts';

class BrowserWindow extends EventTarget {
  readonly kept = new Map<string, string>();
  readonly localStorage = {
    getItem: (key: string) => this.kept.get(key) ?? null,
    setItem: (key: string, value: string) => void this.kept.set(key, value),
    removeItem: (key: string) => void this.kept.delete(key),
  };
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
