import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/styles.css';
import { prepareFirstView } from './app/first-view.ts';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { forgetPerson } from './features/accounts/api.ts';
import { createQueryClient } from './lib/query-client.ts';
import './lib/step-back.ts';
import { keepForOffline } from './offline/keep.ts';

const root = document.getElementById('root');
if (!root) {
  throw new Error('index.html has no #root');
}
const client = createQueryClient(forgetPerson);
keepForOffline();
// Not awaited at the top of the module: the bundler would part the entry and its chunks for it.
void prepareFirstView(client).then(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers client={client}>
        <Router />
      </Providers>
    </StrictMode>,
  ),
);
