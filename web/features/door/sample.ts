/** A line of the sample, and which moments of its week it tells. */
export type SampleLine = { text: string; tells: readonly string[] };

/** The toast that a visitor may hear at the door: a week that nobody had. */
export const sampleLines: readonly SampleLine[] = [
  { text: 'Dry socks, the first\u00a0plums, a bus that waited.', tells: ['socks', 'plums', 'bus'] },
  { text: 'And your dad rang to ask how long you boil an egg. Six minutes.', tells: ['egg'] },
  { text: 'Neither of you hung up.', tells: [] },
  { text: 'To the socks, the plums, the bus.', tells: [] },
  { text: 'And to one egg, which took the two of you six minutes.', tells: [] },
];
