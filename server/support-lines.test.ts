import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

function linesOf(written: string) {
  return readConfig({ SUPPORT_LINES: written }).supportLines;
}

describe('the help lines of the operator', () => {
  it('are none unless they name some', () => {
    expect(readConfig({}).supportLines).toEqual([]);
    expect(linesOf(' ; ')).toEqual([]);
  });

  it('have a name, a number or an address, and a web page or none', () => {
    expect(
      linesOf('Lifeline Australia | 13 11 14 | https://www.lifeline.org.au; Campus counsel | help@uni.example;'),
    ).toEqual([
      { name: 'Lifeline Australia', contact: '13 11 14', url: 'https://www.lifeline.org.au' },
      { name: 'Campus counsel', contact: 'help@uni.example', url: null },
    ]);
    expect(linesOf('Nightline|+44 20 7000 0000|')).toEqual([
      { name: 'Nightline', contact: '+44 20 7000 0000', url: null },
    ]);
  });

  it.each([
    ['Lifeline', /SUPPORT_LINES needs "name \| number or address \| web page" for each line.*: number 1, Lifeline/],
    ['| 13 11 14', /SUPPORT_LINES needs/],
    ['Lifeline | ', /SUPPORT_LINES needs/],
    ['Lifeline | 13 11 14 | https://a.example | more', /SUPPORT_LINES needs/],
    ['Good | 1; Lifeline | 2 | lifeline.org.au', /SUPPORT_LINES must have an http or https address.*: number 2/],
    ['Lifeline | 2 | javascript:alert(1)', /SUPPORT_LINES must have an http or https address/],
    ['Lifeline | 2 | https://', /SUPPORT_LINES must have an http or https address/],
    [`${'L'.repeat(121)} | 2`, /SUPPORT_LINES may have 120 letters at most/],
    ['A | 1;'.repeat(21), /SUPPORT_LINES may hold 20 lines at most/],
  ])('are refused at the start when they are wrong: %s', (written, complaint) => {
    expect(() => linesOf(written)).toThrow(complaint);
  });

  it('have each of their problems named, beside those of other settings', () => {
    const env = { SUPPORT_LINES: 'One; Two | 2; Three | 3 | nowhere', WRITER: 'chatbot' };
    expect(() => readConfig(env)).toThrow(/WRITER must be.*number 1, One\n.*number 3, Three \| 3 \| nowhere/s);
  });
});
