import { describe, expect, test } from 'vitest';
import { isGoodNews, isSour, weigh } from './heavy.ts';

describe('heavy', () => {
  test.each([
    'Dad died on Sunday',
    "Grandma's funeral",
    'She passed away last night',
    'We lost the baby',
    'I had a miscarriage',
    'We had to put Rex down today',
    'Mum has cancer',
    'he had a stroke',
    'My husband left me',
    'the divorce came through',
    'I was laid off',
    'I got fired today',
    "couldn't stop crying",
    'cried all night',
    'another panic attack',
    'I feel so alone',
    'everything is falling apart',
    'The dog was hit by a car and is dead',
    'biopsy next week',
    'worst day of my life',
    'we broke up',
  ])('%s', (text) => {
    expect(weigh(text)).toBe('heavy');
  });
});

describe('crisis', () => {
  test.each([
    'I want to die',
    'thinking about suicide',
    "I don't want to be here anymore",
    'I could kill myself',
    'no reason to live',
    'I hurt myself again',
    'better off without me',
    'I can’t go on',
  ])('%s', (text) => {
    expect(weigh(text)).toBe('crisis');
  });
});

describe('tender: told plainly, never as a joke', () => {
  test.each([
    'No panic attack today',
    "I wasn't depressed for once",
    'Visited Gran in hospital',
    'The scan was clear',
    'Mum is cancer-free',
    'Rang the bell for my last chemo',
    'I missed him today',
    'Good session with my therapist',
    '90 days sober',
    'Dad is home from hospital',
    'I cried at the film',
  ])('%s', (text) => {
    expect(weigh(text)).toBe('tender');
  });
});

describe('light, whatever it sounds like', () => {
  test.each([
    'We nearly died laughing',
    'I cried laughing at the goat',
    'laughed until I cried',
    'tears of joy',
    'a pudding to die for',
    'killed it at karaoke',
    'the library was dead quiet',
    'dead chuffed with my bread',
    'lost weight',
    'I lost my keys and found a tenner',
    'pure stroke of luck',
    'broke the ice with the neighbours',
    'cut myself a slice of cake',
    'crashed out on the sofa',
    'my phone battery died so I read',
    'deadheaded the roses',
    'the deadline is gone',
    'attack of the giggles',
  ])('%s', (text) => {
    expect(weigh(text)).toBe('light');
  });
});

test('good news is told as such', () => {
  expect(isGoodNews('The doctor says the lump is benign')).toBe(true);
  expect(isGoodNews('The doctor was late')).toBe(false);
});

test('complaints are sour, unless denied', () => {
  expect(isSour('Work was awful')).toBe(true);
  expect(isSour('long day and a migraine')).toBe(true);
  expect(isSour('no traffic at all')).toBe(false);
  expect(isSour('Nobody argued')).toBe(false);
  expect(isSour('soup with Ana')).toBe(false);
});
