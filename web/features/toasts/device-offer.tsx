import { useDeviceVoices } from '#web/lib/use-device-voices.ts';
import { Button } from '#web/ui/button.tsx';

/** Offers the device's own voice where a toast has none; nothing where the device has none either. */
export function DeviceOffer({ onRead }: { onRead: () => void }) {
  const voices = useDeviceVoices();
  return voices && voices.length > 0 ? (
    <Button variant="plain" className="mr-0" onClick={onRead}>
      Read with this device
    </Button>
  ) : null;
}
