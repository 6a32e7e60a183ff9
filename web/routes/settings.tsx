import { useQuery } from '@tanstack/react-query';
import { AccountSection } from '#web/features/accounts/account-section.tsx';
import { meQuery } from '#web/features/accounts/api.ts';
import { DeleteAccount } from '#web/features/accounts/delete-account.tsx';
import { Devices } from '#web/features/accounts/devices.tsx';
import { Feeds } from '#web/features/feeds/feeds.tsx';
import { LedgerSummary } from '#web/features/ledger/ledger-summary.tsx';
import { PasskeysSection } from '#web/features/accounts/passkeys/passkeys-section.tsx';
import { BadgeSettings } from '#web/features/settings/badge-settings.tsx';
import { Pronunciations } from '#web/features/settings/pronunciations.tsx';
import { ReflectionSettings } from '#web/features/settings/reflection-settings.tsx';
import { ToastSettings } from '#web/features/settings/toast-settings.tsx';
import { VoicePreference } from '#web/features/settings/voice-preference.tsx';
import { WhoReads } from '#web/features/settings/who-reads.tsx';
import { YourData } from '#web/features/settings/your-data.tsx';
import { NotifiedDevices } from '#web/features/push/notified-devices.tsx';
import { Page } from '#web/ui/page.tsx';
import { Section } from '#web/ui/section.tsx';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';

const anchors = [
  { id: 'voice-pref', name: 'Voice' },
  { id: 'pronunciations', name: 'Names' },
  { id: 'toast-schedule', name: 'Schedule' },
  { id: 'toast-tone', name: 'Tone' },
  { id: 'notifications', name: 'Notifications' },
  { id: 'feeds', name: 'Podcast, calendar' },
  { id: 'reflections', name: 'Reflections' },
  { id: 'badges', name: 'Badges' },
  { id: 'ledger', name: 'What Clink knows' },
  { id: 'your-data', name: 'Your data' },
  { id: 'account', name: 'Account' },
  { id: 'passkeys', name: 'Passkeys' },
  { id: 'devices', name: 'Devices' },
  { id: 'delete-account', name: 'Delete account' },
];

/** The narrator, the week's rhythm and the tone: one column, its anchors in the margin. */
export function Settings() {
  const { data: me } = useQuery(meQuery);
  return (
    <Page title="Settings" width="wide">
      <UnsavedGuard />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[9rem_minmax(0,42rem)]">
        <h1 className="lg:col-start-2">Settings</h1>
        <nav aria-label="On this page" className="lg:col-start-1 lg:row-start-2">
          <ul className="flex flex-wrap gap-x-5 lg:sticky lg:top-[calc(2rem+var(--banner))] lg:grid">
            {anchors.map((anchor) => (
              <li key={anchor.id}>
                <a
                  href={`#${anchor.id}`}
                  className="flex min-h-11 items-center rounded-control text-soft transition-colors hover:text-ink"
                >
                  {anchor.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:col-start-2">
          <Section id="voice-pref" title="Voice preference" intro="Who reads your toast to you.">
            <VoicePreference />
          </Section>
          <Pronunciations />
          <ToastSettings isVerified={me?.verified === true} />
          <NotifiedDevices />
          <Feeds />
          <ReflectionSettings />
          <BadgeSettings />
          <WhoReads />
          <LedgerSummary />
          {me && <YourData username={me.username} />}
          <AccountSection />
          <PasskeysSection />
          <Devices />
          <DeleteAccount />
        </div>
      </div>
    </Page>
  );
}
