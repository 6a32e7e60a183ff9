import { sayDayOf } from '#shared/shared-page/time.ts';
import './page.css';
import { startAnswer } from './answer.ts';
import { startComments } from './comments.ts';
import { startCopying } from './copy-link.ts';
import { maybeById, sayDaysHere } from './dom.ts';
import { showGone } from './gone.ts';
import { stayUpToDate } from './live.ts';
import { listenForNotices } from './notices.ts';
import { readPageData } from './page-data.ts';
import { startPlayer } from './player.ts';
import { startReactions } from './reactions.ts';
import { rememberOnSignIn } from './sign-in.ts';

sayDaysHere(document, sayDayOf);
rememberOnSignIn();
// A page that has nothing to show has no data either.
if (maybeById('page-data', HTMLScriptElement)) {
  const data = readPageData();
  listenForNotices();
  const silence = startPlayer(data.toast);
  const readReactions = startReactions(data);
  const readComments = startComments(data);
  startCopying();
  startAnswer(data);
  stayUpToDate({
    data,
    readAgain: async () => {
      await Promise.all([readReactions(), readComments?.()]);
    },
    onGone: () => {
      silence();
      showGone(data);
    },
  });
}
document.documentElement.dataset['script'] = 'on';
