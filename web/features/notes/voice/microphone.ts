/** What the page does with a microphone that is on when it is saved. */
export type MicrophoneControl = {
  /** Listens no more and keeps what came. False when something needs the person first. */
  finish: () => Promise<boolean>;
};

/** Whether dictation and a recording can have the microphone at once: so far only in Chromium on a computer. */
export function sharesMicrophone(): boolean {
  const { userAgentData } = navigator as {
    userAgentData?: { mobile: boolean; brands: readonly { brand: string }[] };
  };
  return userAgentData?.mobile === false && userAgentData.brands.some(({ brand }) => brand === 'Chromium');
}
