import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PushDevice } from '#shared/contract/push.ts';
import { messageOf } from '#web/lib/call.ts';
import { sayDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { devicesQuery, useTurnOff, useTurnOn } from './api.ts';
import { pushAbility, type PushAbility } from './this-browser.ts';

const cannot: Record<Exclude<PushAbility, 'able'>, string> = {
  blocked: 'This browser blocks notifications from here. Allow them in its settings for this site, then come back.',
  'home-screen':
    'On an iPhone or iPad, add Clink to the home screen first (Share, then Add to Home Screen). Then open it from there.',
  unable: 'This browser cannot take notifications.',
};

/** On which devices the person is told that a toast is ready, and reminded of the day. */
export function NotifiedDevices() {
  const { data: devices, error, isFetching, refetch } = useQuery(devicesQuery);
  const [ability, setAbility] = useState(pushAbility);
  const list = useRef<HTMLUListElement>(null);
  const focusList = () => list.current?.focus({ preventScroll: true });
  const turnOn = useTurnOn();
  const turnOff = useTurnOff(focusList);
  const isOnHere = devices?.some(({ isThis }) => isThis);
  return (
    <Section
      id="devices-notified"
      title="Notifications on your devices"
      intro="What you have chosen above appears on these devices. It says only that a toast is ready, or asks for today’s line."
    >
      {devices ? (
        <div className="grid gap-5">
          {!isOnHere &&
            (ability === 'able' ? (
              <Button
                className="justify-self-start"
                pending={turnOn.isPending && 'Switching on...'}
                onClick={() => turnOn.mutate(undefined, { onSettled: () => setAbility(pushAbility()) })}
              >
                Notify me on this device
              </Button>
            ) : (
              <p className="max-w-measure">{cannot[ability]}</p>
            ))}
          <p role="status" className="sr-only">
            {turnOn.isSuccess && isOnHere && 'This device takes notifications now.'}
          </p>
          {devices.length > 0 && (
            <ul ref={list} tabIndex={-1} aria-label="Devices that are notified">
              {devices.map((device) => (
                <Notified
                  key={device.id}
                  device={device}
                  pending={turnOff.isPending && turnOff.variables.id === device.id}
                  onTurnOff={() => turnOff.mutate(device)}
                />
              ))}
            </ul>
          )}
        </div>
      ) : error ? (
        <LoadProblem
          message={`Your devices could not be loaded. ${messageOf(error)}`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton className="h-11 w-56" />
      )}
    </Section>
  );
}

type NotifiedProps = { device: PushDevice & { isThis: boolean }; pending: boolean; onTurnOff: () => void };

function Notified({ device: { device, isThis, createdAt }, pending, onTurnOff }: NotifiedProps) {
  const name = device ?? 'An unknown device';
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 first:border-0">
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="break-words">{name}</p>
        <p className="text-sm text-soft">{isThis ? 'This device' : `Since ${sayDay(createdAt)}`}</p>
      </div>
      <Button
        variant="plain"
        className="mx-0"
        aria-label={`Switch off on ${isThis ? 'this device' : name}`}
        pending={pending && 'Switching off...'}
        onClick={onTurnOff}
      >
        Switch off
      </Button>
    </li>
  );
}
