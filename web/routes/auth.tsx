import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { productName } from '#shared/limits.ts';
import { meQuery } from '#web/features/accounts/api.ts';
import { askedPage } from '#web/lib/asked-page.ts';
import { SignInForm } from '#web/features/accounts/sign-in-form.tsx';
import { SignUpForm } from '#web/features/accounts/sign-up-form.tsx';
import { SocialButtons } from '#web/features/accounts/social-buttons.tsx';
import { TestingDoor } from '#web/features/accounts/testing-door.tsx';
import { Door } from '#web/features/door/door.tsx';
import { cameFromInside } from '#web/lib/arrival.ts';
import { Mark } from '#web/ui/mark.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const tabs = [
  {
    value: '/auth',
    label: 'Sign In',
    panel: (
      <SignInForm>
        <SocialButtons />
        <TestingDoor />
      </SignInForm>
    ),
  },
  {
    value: '/signup',
    label: 'Sign Up',
    panel: (
      <>
        <SignUpForm />
        <SocialButtons />
      </>
    ),
  },
] as const;

const promises = [
  { title: 'Daily Reflections', text: 'Capture positive moments as they happen.' },
  { title: 'Weekly AI Toast', text: 'Personalised audio celebrations of the week.' },
  { title: 'Privacy Focused', text: 'Minimal data collection.' },
];

/** The way in: the promise at left, signing in and signing up at right. */
export function Auth() {
  const { data: me } = useQuery(meQuery);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (me) {
    return <Navigate to={askedPage()} replace />;
  }
  const isSignUp = pathname === '/signup';
  return (
    <div className="mx-auto grid w-full max-w-form flex-1 content-start gap-x-20 gap-y-10 px-5 py-8 sm:px-0 md:pt-16 lg:max-w-wide lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-y-12 lg:px-8 lg:py-20">
      <title>{`${isSignUp ? 'Sign Up' : 'Sign In'} · ${productName}`}</title>
      <Tagline />
      <Tabs
        label="Sign in or sign up"
        tabs={tabs}
        value={isSignUp ? '/signup' : '/auth'}
        onChange={(path) => void navigate(path, { replace: true })}
        className="w-full max-w-form lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-16 lg:justify-self-end"
      />
      <Promises />
    </div>
  );
}

function Tagline() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // Changing between the two tabs is no arrival: focus stays on the tab.
  const [arrival] = useState(key);
  useEffect(() => {
    if (cameFromInside(arrival)) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [arrival]);
  return (
    <div>
      <div className="flex items-center gap-3 lg:block">
        <Mark className="size-10 lg:hidden" />
        <Mark fine className="-ml-1.5 hidden size-32 lg:block" />
        <p className="font-serif text-2xl tracking-tight lg:mt-6">{productName}</p>
      </div>
      <h1 ref={heading} tabIndex={-1} className="mt-6 lg:mt-3">
        Your daily positivity reflections
      </h1>
      <Door />
    </div>
  );
}

function Promises() {
  return (
    <section aria-labelledby="promises" className="mt-6 lg:mt-0 lg:max-w-md">
      <h2 id="promises" className="text-xl">
        Celebrate Every Day
      </h2>
      <dl className="mt-4 grid">
        {promises.map((promise) => (
          <div key={promise.title} className="grid gap-x-4 border-t border-line py-3.5 sm:grid-cols-[10rem_1fr]">
            <dt className="font-serif text-lg">{promise.title}</dt>
            <dd className="text-soft sm:pt-0.5">{promise.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
