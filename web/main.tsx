import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/styles.css';
import { prefetchPage } from './app/pages.ts';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { keepForOffline } from './offline/keep.ts';

// Beside the question who is signed in, not after its answer.
prefetchPage(window.location.pathname);

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
