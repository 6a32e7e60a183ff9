import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { dashboardGrid } from './dashboard-places.ts';
import { DashboardWaiting } from './dashboard-waiting.tsx';

/** The dashboard before its code is here: its shape alone, for the day, the hour and the name are the device's to say. */
export function DashboardShell() {
  return (
    <Page title="Dashboard" width="wide">
      <div className={dashboardGrid}>
        <header>
          <div className="flex items-center">
            &#8203;
            <Skeleton className="h-4 w-40" />
          </div>
          <div className="mt-2 flex items-center font-serif text-3xl leading-heading tracking-tight md:text-4xl">
            &#8203;
            <Skeleton className="h-7 w-64 max-w-full md:h-9 md:w-96" />
          </div>
        </header>
        <DashboardWaiting />
      </div>
    </Page>
  );
}
