import { describe, expect, it, test } from 'vitest';
import { processorTime } from '#server/test/how-long.ts';
import { check } from '../check/check.ts';
import { firstPersonIn } from '../grammar/word-stream.ts';
import { crisisNotes, heavyNotes, mixedNotes } from '../severity/heavy-notes.fixture.ts';
import { lightNotes } from '../severity/light-notes.fixture.ts';
import type { Moment } from '../base/types.ts';
import { oddNotes, ordinaryNotes } from '../notes.fixture.ts';
import { severityOf } from '../severity/severity.ts';
import { restate } from './restate.ts';
import { tokenize } from '../base/tokens.ts';

function moment(content: string): Moment {
  return { id: 1, content, localDate: '2025-03-04', createdAt: 0 };
}

function said(content: string): string {
  return restate(moment(content)).text;
}

describe('a reflection said back', () => {
  test.each<[string, string]>([
    ['I walked the dog with my sister.', 'You walked the dog with your sister.'],
    ['My sister and I baked, and it was cold', 'You and your sister baked, and it was cold.'],
    ['I am tired but happy!', 'You are tired but happy!'],
    ['Today I love my street. I always have.', 'Today you love your street. You always have.'],
    ['Mum said "well done" and I cried', 'Your mum said “well done” and you cried.'],
    ['im so glad i went to the pool, didnt want to', "You're so glad you went to the pool, didn't want to."],
    ['Sat in the garden. Read.', 'You sat in the garden. You read.'],
    ['Lou came by. Left a pie on the step.', 'Lou came by. Left a pie on the step.'],
    ['Armed robbers were in the film we saw', 'Armed robbers were in the film you saw.'],
    ['Win: closed the tender. Best bit: lunch outdoors.', 'Win: you closed the tender. Best bit: lunch outdoors.'],
    ['3 good things:\n1. swam\n2. phoned Ana\n3. soup', '3 good things:\nSwam.\nPhoned Ana.\nSoup.'],
    ['First snowdrop.', 'First snowdrop.'],
    ['I scored! Left foot!', 'You scored! Left foot!'],
    ['Today he said good morning to me first.', 'Today he said good morning to you first.'],
    [
      'The doctor said my blood pressure is "textbook." I laughed about it all the way home!',
      '“The doctor said my blood pressure is ‘textbook.’” You laughed about it all the way home!',
    ],
    ['You know what, self? We did alright today.', '“You know what, self?” You did alright today.'],
    ["I can't wait to see Ana", "You can't wait to see Ana."],
    ['Dad died this morning.', 'Your dad died this morning.'],
    ['I miss her. I sat in the car and cried.', 'You miss her. You sat in the car and cried.'],
    ['Everything aches and I laughed anyway', 'Everything aches and you laughed anyway.'],
    ['That was my house and I loved it', 'That was your house and you loved it.'],
    ['Nan, Grandad and I played whist.', 'You, your nan and grandad played whist.'],
    [
      'Went to the lake with Ines and she taught me to row',
      'You went to the lake with Ines and she taught you to row.',
    ],
    ['Got in late and my flatmate hugged me', 'You got in late and your flatmate hugged you.'],
    ['Sent me flowers, the daft thing.', 'Sent you flowers, the daft thing.'],
    ['Came by with bread and kissed me', 'Came by with bread and kissed you.'],
    ['Made me soup.', 'Made you soup.'],
    ['Makes me laugh. Means so much to me.', 'It makes you laugh. It means so much to you.'],
    ['Been such a long week', "It's been such a long week."],
    [
      'Would have been our thirtieth. I shut the shop at one.',
      'It would have been your thirtieth. You shut the shop at one.',
    ],
    ['Could have been worse. Could hear the sea', 'It could have been worse. Could hear the sea.'],
    ['My my, what a moon! Oh my.', 'My my, what a moon! Oh my.'],
    ['The I.T. lads mended my screen', 'The I.T. lads mended your screen.'],
    ['Met my hero', 'You met your hero.'],
    ['Dan came round. Packed the van with him', 'Dan came round. Packed the van with him.'],
    ['Mia called', 'Mia called.'],
    ['Been at the allotment', "You've been at the allotment."],
    ['The best thing: I was on time', 'The best thing: you were on time.'],
    ['Made me smile.', 'It made you smile.'],
    ['So thankful for the porter who walked me in', 'You were so thankful for the porter who walked you in.'],
    ['We got to stroke the lambs', 'You got to stroke the lambs.'],
    ["I'm going to Leeds with my cousin", "You're going to Leeds with your cousin."],
    ["I'm going to be an uncle!", "You're going to be an uncle!"],
    ['We were all ill and Beth made soup', 'You were all ill and Beth made soup.'],
    ["I'm no longer afraid of the phone", "You're no longer afraid of the phone."],
    ['I am finally pain free', 'You are finally pain free.'],
    ['Still love my old bike', 'You still love your old bike.'],
    ['My, how it rained! I danced.', 'My, how it rained! You danced.'],
    ['Sun out. Ate my sandwich on the grass.', 'Sun out. You ate your sandwich on the grass.'],
    [
      "My apprentice wired the whole board. Didn't tell him I checked it.",
      "Your apprentice wired the whole board. And you wrote, “Didn't tell him I checked it.”",
    ],
    ['The piano tuner came. Played the same eight bars.', 'The piano tuner came. Played the same eight bars.'],
    ['nurse found the vein\nand gave me a lolly', 'Nurse found the vein and gave you a lolly.'],
    ['Wife says I hum now.', 'Your wife says you hum now.'],
    ['I got the bus no wait I walked', '“I got the bus no wait I walked”'],
    ["Kofi's first goal. Ran straight past his team.", "Kofi's first goal. Ran straight past his team."],
    ['The bus broke down so we walked. Ended up singing.', 'The bus broke down so you walked. You ended up singing.'],
    ['He brought me coffee. Kissed my forehead.', 'He brought you coffee. Kissed your forehead.'],
    ['The nurse asked me my pain. Said four.', 'The nurse asked you your pain. You said four.'],
    ['Got to work an hour late.', 'You got to work an hour late.'],
    ['Got less than I asked, more than I have.', 'You got less than you asked, more than you have.'],
    ['He remembered I like the corner piece.', 'He remembered that you like the corner piece.'],
    ['My slime got 200 views omg. Someone sent a heart', 'Your slime got 200 views. Someone sent a heart.'],
    ['This heat will be the end of me. I sat in the shade.', '“This heat will be the end of me. I sat in the shade.”'],
  ])('%j', (content, back) => {
    expect(said(content)).toBe(back);
  });

  test.each<[why: string, content: string]>([
    ['an address', 'I miss you, Dad.'],
    ['a question', 'Why am I like this?'],
    ['advice', 'I should call my mother.'],
    ['a command', 'Need to sleep more.'],
    ['a command by its looks', 'Feel so alone on these nights.'],
    ['a promise', "I'll be fine."],
    ['a verdict on oneself', 'I am a failure'],
    ['a verdict in other words', "I'm not good enough"],
    ['a verdict by a bad word', 'I was an awful mother today.'],
    ['self-hatred', 'I hate myself today'],
    ['a helplessness', "I can't do anything right."],
    ['another language', 'Hoje caminhei com a minha irmã.'],
    ['another script', 'Хороший день.'],
    ['nothing but signs', '🎉🎉'],
    ['a pair that parts in the wrong place', 'After the funeral Nell and I ate the cake'],
    ['a tag that would be lost', 'Soup on the roof #leilabakes'],
    ['a prayer', 'May God bless that man.'],
    ['thanks', 'Thank you to everyone who fed my cat.'],
    ['thanks at its end', 'Whoever left flowers on my desk: thank you!'],
    ['another language, with a word that is English too', 'Met mijn zus in de tuin.'],
    ['a language that is told by a single word', 'Mia sorella canta.'],
    ['thanks with a name', 'Thanks, Gran, for the scarf.'],
    ['a letter', 'Dear diary, I said no.'],
    ['a duty', "I've got to ring my brother."],
    ['a warning', "I'd better go home."],
    ['a duty in old words', 'I got to stop this.'],
    ['a doubt', 'The soup was fine, I guess.'],
    ['felt for oneself', 'Happy for us.'],
    ['a verdict on how one looks', 'I look awful today'],
    ['a want of love', 'Nobody likes me.'],
    ['a want of love in other words', "My brother doesn't care about me."],
    ['a want of worth', 'I am nothing without him.'],
    ['a want of company', 'I have no friends.'],
    ['a resolve about oneself', "I'm going to be a better friend."],
  ])('is quoted, for it is %s', (_why, content) => {
    expect(said(content)).toBe(`“${content}”`);
  });

  it('is quoted only where it must be, and whole where that is most of it', () => {
    expect(said('I walked the dog by the river. I should sleep. We had soup.')).toBe(
      'You walked the dog by the river. And you wrote, “I should sleep.” You had soup.',
    );
    expect(said('I walked home. I am a failure. I should quit.')).toBe(
      '“I walked home. I am a failure. I should quit.”',
    );
    expect(said('Said "stop". I should ring "Mum".')).toBe('“Said ‘stop’. I should ring ‘Mum’.”');
  });

  it('holds every part of a very long reflection, whatever stands in one of them', () => {
    const long = Array.from({ length: 700 }, (_, at) => `I swam ${at + 1000} lengths.`).join(' ');
    const back = said(long);
    expect(back.match(/You swam \d+ lengths\./g)).toHaveLength(700);
    expect(back).not.toContain('“');
    const broken = `${long} ${'é'.repeat(4000)}`;
    expect(said(broken)).toMatch(/You swam 1699 lengths\.\nAnd you wrote, “é+”$/);
  });

  it('takes no time to speak of, whatever it is given', () => {
    for (const unit of ['and I ', 'I and I and ', 'ß“"', 'x: ', '\n- a', '“a” ', '🎉 ']) {
      const long = moment(unit.repeat(20_000 / unit.length));
      restate(long);
      expect([unit, processorTime(() => restate(long)) < 600]).toEqual([unit, true]);
    }
  });

  it('gives words of someone in danger back as they are, and only to be read', () => {
    expect(crisisNotes.map((content) => restate(moment(content)))).toEqual(
      crisisNotes.map((content) => ({
        text: `“${content.replaceAll(/"([^"]*)"/g, '‘$1’')}”`,
        voiced: false,
      })),
    );
  });

  it('says nothing that was not written, and leaves nobody speaking of themselves', () => {
    const notes = [...lightNotes, ...heavyNotes, ...mixedNotes, ...ordinaryNotes, ...oddNotes].filter(
      (content) => severityOf(content) !== 'crisis',
    );
    const wrong = notes.flatMap((content) => {
      const { text, voiced } = restate(moment(content));
      const isOwn = text.slice(1, -1).replace(/[‘’“”"]/g, '') === content.trim().replace(/[‘’“”"]/g, '');
      const complaints = isOwn ? [] : check([{ text, noteIds: [1] }], [moment(content)]);
      const first = isOwn ? 0 : firstPersonIn(tokenize(text)).length;
      return complaints.length > 0 || first > 0 || !voiced ? [{ content, text, complaints, voiced }] : [];
    });
    expect(wrong).toEqual([]);
    const turned = lightNotes.filter((content) => !said(content).startsWith('“'));
    expect(turned.length / lightNotes.length).toBeGreaterThan(0.85);
  });
});

test.each([
  'I fixed the door she held the screws and we had tea',
  'Mum said my mother does it like that',
  'I slept till 12 it was amazing',
])('what is not surely one sentence is said back as it was written: %s', (content) => {
  expect(said(content)).toBe(`“${content}”`);
});
