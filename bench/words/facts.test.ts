import { expect, it } from 'vitest';
import { judgedLines, measureFacts } from './facts.ts';
import { targets } from './targets.ts';

it('tells free words from inventions about as well as it has', () => {
  const [passed, refused] = measureFacts(targets);
  expect(judgedLines().length).toBeGreaterThan(800);
  expect(passed?.value).toBeGreaterThan(92);
  expect(refused?.value).toBeGreaterThan(92);
});
