/** Whether this page was sent to a browser without a session: then nobody need be asked who is here. */
export function isSentToNobody(): boolean {
  return document.documentElement.dataset['session'] === 'none';
}
