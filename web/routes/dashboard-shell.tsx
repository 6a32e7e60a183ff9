import { Page } from '#web/ui/page.tsx';
import { dashboardGrid } from './dashboard-places.ts';
import { DashboardWaiting } from './dashboard-waiting.tsx';

/** The dashboard before its code is here: its shape alone, for the day and the name are the device's to say. */
export function DashboardShell() {
  return (
    <Page title="Dashboard" width="wide">
      <div className={dashboardGrid}>
        <header>
          <p>&nbsp;</p>
          <p className="mt-2 font-serif text-3xl leading-heading tracking-tight md:text-4xl">&nbsp;</p>
        </header>
        <DashboardWaiting />
      </div>
    </Page>
  );
}
