import { useQuery } from '@tanstack/react-query';
import { usePart } from '#web/ui/use-part.ts';
import { meQuery } from './api.ts';
import { isGuest } from './guest.ts';

const loadBanner = () => import('./testing-banner.tsx').then((module) => module.TestingBanner);

/** The banner of testing mode, whose code is only for guests. */
export function TestingNotice() {
  const { data: me } = useQuery(meQuery);
  const { Part } = usePart(loadBanner, isGuest(me));
  return Part && isGuest(me) && <Part key={me?.id} />;
}
