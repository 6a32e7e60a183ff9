import { storedRows } from '#server/platform/db/stored-rows.ts';

/** What is kept of someone, for those who count it. */
export const storedComments = [
  storedRows({ kind: 'comments', table: 'comments', room: ['words'] }),
  storedRows({ kind: 'comment-reports', table: 'comment_reports' }),
];
