import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/styles.css';
import { loadPersonal, prefetchPage } from './app/pages.ts';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { readDevice } from './lib/device.ts';
import './lib/step-back.ts';
import { keepForOffline } from './offline/keep.ts';
import { fetchPart } from './ui/use-part.ts';

// Beside the question who is signed in, not after its answer.
prefetchPage(window.location.pathname);
if (readDevice('authTokenExpiry') !== null) {
  fetchPart(loadPersonal).catch(() => undefined);
}

const root = document.getElementById('root');
if (!root) {
  throw new Error('index.html has no #root');
}
createRoot(root).render(
  <StrictMode>
    <Providers>
      <Router />
    </Providers>
  </StrictMode>,
);
keepForOffline();
