import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { NoteToTake } from '#shared/contract/exports.ts';
import { fold } from '#shared/fold.ts';
import { readerAssets, yearScript } from './reader.ts';

it("finds what Clink's own search finds", () => {
  const script = readerAssets()['reader.js'];
  const start = script.indexOf('const plainer');
  const code = script.slice(start, script.indexOf('const folded', start));
  const words = [
    'Straße',
    'ÆBLE Œuvre Øre Łódź Đà Ðis Þing Ħal',
    'naïveté Ἀχιλλεύς ΟΔΥΣΣΕΥΣ ᾳ',
    'it’s ‘so’ ʻokina ʼn 5′',
    '“quoted” „so“ «or» so',
    'long–dash—and−minus‐hyphen',
    'soft\u00adhyphen zero\u200bwidth \ufeffmark',
    'शुक्रिया שָׁלוֹם ﬁne ①',
  ];
  for (const word of words) {
    expect(runInNewContext(`${code}; fold(${JSON.stringify(word)})`), word).toBe(fold(word));
  }
});

it('shows a year of any length', async () => {
  const note = { localDate: '2026-03-04', createdAt: '2026-03-04T10:00:00.000Z', timezone: 'UTC', content: 'A heron.' };
  const piece = Array.from({ length: 200 }, () => ({ ...note, recording: null }) as NoteToTake);
  async function* pieces(): AsyncGenerator<NoteToTake[]> {
    for (let at = 0; at < 1_000; at += 1) {
      yield await Promise.resolve(piece);
    }
  }
  let script = '';
  for await (const text of yearScript(pieces(), new Set())) {
    script += text;
  }
  const clinkArchive = { reflections: [] as { date: string; time: string; content: string }[] };
  runInNewContext(script, { clinkArchive });
  expect(clinkArchive.reflections).toHaveLength(200_000);
  expect(clinkArchive.reflections.at(-1)).toMatchObject({ date: '2026-03-04', time: '10:00', content: 'A heron.' });
});
