import { sayDayOf } from '#shared/shared-page/time.ts';
import './page.css';
import { startAnswer } from './answer.ts';
import { startComments } from './comments.ts';
import { startCopying } from './copy-link.ts';
import { maybeById, sayDaysHere } from './dom.ts';
import { stayUpToDate } from './live.ts';
import { listenForNotices } from './notices.ts';
import { readPageData } from './page-data.ts';
import { startPlayer } from './player.ts';
import { startReactions } from './reactions.ts';
import { goToSignIn } from './sign-in.ts';

sayDaysHere(document, sayDayOf);
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href="/auth"]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    goToSignIn();
  });
}
// A page that has nothing to show has no data either.
if (maybeById('page-data', HTMLScriptElement)) {
  const data = readPageData();
  listenForNotices();
  startPlayer(data.toast);
  const readReactions = startReactions(data);
  const readComments = startComments(data);
  startCopying();
  startAnswer(data);
  stayUpToDate({
    data,
    readAgain: async () => {
      await Promise.all([readReactions(), readComments?.()]);
    },
  });
}
document.documentElement.dataset['script'] = 'on';
