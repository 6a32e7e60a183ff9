import { useMemo, useSyncExternalStore } from 'react';
import type { DeviceKey } from './device.ts';
import { deviceKeys, onDeviceChange, readDevice, readDisplayName } from './device.ts';

/** The remembered text under `key`, live. */
export function useDevice(key: DeviceKey): string | null {
  return useSyncExternalStore(onDeviceChange, () => readDevice(key));
}

const between = '\u0000';

/** The remembered texts under every key that begins with `prefix`, live. */
export function useDevices(prefix: DeviceKey): string[] {
  const all = useSyncExternalStore(onDeviceChange, () => deviceKeys(prefix).map(readDevice).join(between));
  return useMemo(() => (all === '' ? [] : all.split(between)), [all]);
}

/** How the person wants to be addressed, live; 'you' until they say. */
export function useDisplayName(): string {
  return useSyncExternalStore(onDeviceChange, readDisplayName);
}
