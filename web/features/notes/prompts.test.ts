import { expect, test } from 'vitest';
import { promptFor, prompts } from './prompts.ts';

const day = (number: number) => new Date(Date.UTC(2026, 2, 1 + number)).toISOString().slice(0, 10);

test('there are many questions, each its own and answered in a line', () => {
  expect(prompts.length).toBeGreaterThanOrEqual(40);
  expect(new Set(prompts.map((prompt) => prompt.toLowerCase())).size).toBe(prompts.length);
  expect(prompts.filter((prompt) => prompt.length > 60 || !/^[A-Z].*[a-z]\?$/.test(prompt))).toEqual([]);
});

test('each day has another one, and none comes back before all were there', () => {
  const asked = prompts.map((_, at) => promptFor(day(at)));
  expect(new Set(asked).size).toBe(prompts.length);
  expect(promptFor(day(prompts.length))).toBe(asked[0]);
  expect(promptFor('1900-01-01')).toMatch(/\?$/);
});

test('another can be asked for until all were there, those of the days around not at once', () => {
  const asked = prompts.map((_, others) => promptFor(day(0), others));
  expect(new Set(asked).size).toBe(prompts.length);
  const around = [-3, -2, -1, 1, 2, 3].map((away) => promptFor(day(away)));
  expect(asked.slice(0, 5).filter((prompt) => around.includes(prompt))).toEqual([]);
});

test('who has never written is asked the plainest one, and then all the others', () => {
  for (const away of [0, 1, 17]) {
    const asked = prompts.map((_, others) => promptFor(day(away), others, true));
    expect(asked[0]).toBe('What was good about today?');
    expect(new Set(asked).size).toBe(prompts.length);
  }
});
