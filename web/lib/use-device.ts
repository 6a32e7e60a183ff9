import { useSyncExternalStore } from 'react';
import type { DeviceKey } from './device.ts';
import { onDeviceChange, readDevice, readDisplayName } from './device.ts';

/** The remembered text under `key`, live. */
export function useDevice(key: DeviceKey): string | null {
  return useSyncExternalStore(onDeviceChange, () => readDevice(key));
}

/** How the person wants to be addressed, live; 'you' until they say. */
export function useDisplayName(): string {
  return useSyncExternalStore(onDeviceChange, readDisplayName);
}
