import { describe, expect, it, test } from 'vitest';
import { tidy } from '../base/clean-note.ts';
import { dangerAmong } from './danger-among.ts';
import { readWeek } from './read-week.ts';
import { heardOf } from './unit.ts';

const light = ['We bought far too many plums.', 'I finally fixed the gate.', 'Soup with Bruno, and he sang.'];
const unsure =
  'Son of next door comes with ladder, cleans my gutter, wants no money. I give him pierogi. He comes next day with other ladder.';
const sure =
  'got in 20 minutes late because of the 11 bus and he had put the chain on. only an hour this time. Biscuit sat with me on the step though so it was kinda nice';
const fromHome =
  "Lesley did front desk so I could sit in surgery 2 on my dinner and ring mum off the work phone because he doesn't see that bill. 14 minutes. She said the back bed is still made up for me and Alf. I said I know mum";

const noteOf = (content: string, isAskedFor = false) => ({
  moment: { id: 1, content, localDate: '2025-03-04', createdAt: 0, isAskedFor },
  tidied: tidy(content),
});

function heard(...texts: string[]) {
  const { isHeard, doubted } = dangerAmong(texts.map((text) => noteOf(text)));
  return { isHeard, doubted: [...doubted] };
}

test('an alarm that is not sure is doubted in a light week', () => {
  expect(heard(unsure, ...light)).toEqual({ isHeard: false, doubted: [unsure] });
});

test('but not where it was surely of danger as it was written', () => {
  const written =
    'good day really fixed next doors gate and she give me a rhubarb pie. then I rang our Lisa and told her I were proud of her and she says whats brought that on and I says nowt. couldnt say your dads had enough love. Ive wrote one for each of them theyre behind the clock. pies on the side they can have that';
  const { believed } = dangerAmong([written, ...light].map((text) => noteOf(text)));
  expect([...believed]).toEqual([tidy(written)]);
});

test('nor beside another of danger from themselves', () => {
  const given =
    "Colin next door was admiring the bike again over the fence so I wheeled it round and gave it him. He tried to make me take two hundred quid. I said I'd no use for it past this month. He had it upside down on the patio by teatime, oiling everything, happy as a kid. Sunny till about six.";
  const papers =
    "Got to the end of the paperwork, pension, house, the lot, all in one folder with Ruth's name on the front. Slept better than I have since she went.";
  const plain = [
    'Partial for the Knaresborough practice out on time. Shade was a pig, A3.5 with a bit of grey in it. Third go.',
    'Leek and potato soup. Made too much. Radio play was rubbish.',
    'Work. Rain. Two remakes.',
    'Cut the grass. Found a tennis ball.',
  ];
  expect(heard(given, ...plain).doubted).toEqual([tidy(given)]);
  expect(heard(given, papers, ...plain)).toEqual({ isHeard: true, doubted: [] });
});

test('nor where two notes show fear, of which hardly one would raise an alarm', () => {
  const bolted =
    "Beautiful still morning, two ships in. Had my tea in the shed and stopped the night out there again, Darren had been at it since dinnertime. It's no hardship, I've got the camp bed and it bolts from the inside.";
  const sleeves =
    'Bowls. Went down 21-14 but Reg and I had one good end, four shots. Warm for long sleeves. Told Reg it was the rose bush.';
  const plain = ['Bowls off, green too wet. Did the crossword bar two.', 'Half price chook at Foodland.', ...light];
  expect(heard(sleeves, ...plain).isHeard).toBe(false);
  expect(heard(bolted, sleeves, ...plain)).toEqual({ isHeard: true, doubted: [] });
});

test('nor a wrist that was explained away beside a chair under the door', () => {
  const wrist =
    "Rained. My wrist is still swollen from Thursday so I couldn't do the crossword except with my left hand, which makes an interesting alphabet. I told Herschel I missed the step. Brent was in better spirits today and brought home chicken, on my card, but he did bring me some.";
  const chair =
    "Slept better. I have found that the kitchen chair fits under my doorknob just right if you tip it, and then I don't lie there listening for him to come in. He has my telephone most days now, so I am writing this on the tablet from the library. Oatmeal.";
  const plain = [
    'Camellias by the garage have opened, the striped ones.',
    'Grits were stiff.',
    'Sermon on Jonah. Sat by the window.',
  ];
  expect(heard(wrist, chair, ...plain)).toEqual({ isHeard: true, doubted: [] });
});

test('nor beside one that is told because its writer asked for it', () => {
  const { doubted, isHeard } = dangerAmong([noteOf(sure, true), ...[unsure, ...light].map((text) => noteOf(text))]);
  expect({ isHeard, doubted: [...doubted] }).toEqual({ isHeard: true, doubted: [] });
});

test('where one note is surely of danger, another may still be a good day in dark words', () => {
  expect(heard(unsure, sure, ...light)).toEqual({ isHeard: true, doubted: [unsure] });
});

test('but not where danger is plain', () => {
  const plain = 'Stood on the bridge a good while and thought nobody would be put out much if I was not here.';
  const late = 'Did not sleep. Walked to the harbour at four and stood there till the gulls came. Had soup.';
  expect(heard(late, plain, ...light)).toEqual({ isHeard: true, doubted: [] });
});

describe('danger is heard', () => {
  it.each([
    ['beside too little to doubt it by', [unsure, ...light.slice(0, 2)]],
    ['where the words say it before they are tidied', ['i want to dieeeee', ...light]],
    ['where the words say it', ['I want to kill myself, tonight.', ...light]],
    ['where it is surely like what people in danger write', [sure, ...light]],
    ['where a note shows a way out', [fromHome, ...light]],
  ])('%s', (_, texts) => {
    expect(heard(...texts)).toEqual({ isHeard: true, doubted: [] });
  });
});

test('danger of whatever kind is from others where another note shows where it is safe from them', () => {
  const own = 'I cannot go on like this any more, I told them all it was the car door and told it rather well.';
  const bolted = 'Slept in the room over the garage, as it has a bolt on the inside. Best night in months.';
  const among = (...texts: string[]) => dangerAmong(texts.map((text) => noteOf(text)));
  expect(among(own, ...light).isFromOthers).toBe(false);
  expect(among(own, bolted, ...light).isFromOthers).toBe(true);
});

test('who is named as saying it beside plain danger is not heard of on another day', () => {
  const texts = [
    'Ngasa came about the plot again with two young men. He did not greet. I gave them water and they did not drink it.',
    'She says Ngasa is buying beer for those boys and he said that I will not see the rains. I have put the table across the door.',
    'Rehema telephoned. The baby has a tooth.',
  ];
  const moments = texts.map((content, at) => ({ id: at + 1, content, localDate: `2025-03-0${at + 1}`, createdAt: at }));
  const severities = readWeek([
    ...moments,
    ...light.map((content, at) => ({ id: at + 9, content, localDate: '2025-03-07', createdAt: at })),
  ]).notes.map(({ severity }) => severity);
  expect(severities.slice(0, 2)).toEqual(['crisis', 'crisis']);
});

test('who is named beside danger from oneself is heard of on other days', () => {
  const texts = [
    'I wrote the note to kill myself. Priya found it and she told me she loves me.',
    'Priya stayed the night and made rice.',
    'Priya and I walked the dog by the sea.',
    ...light,
  ];
  const moments = texts.map((content, at) => ({ id: at + 1, content, localDate: '2025-03-03', createdAt: at }));
  const severities = readWeek(moments).notes.map(({ severity }) => severity);
  expect(severities.slice(0, 3)).toEqual(['crisis', 'light', 'light']);
});

test('beside danger no jest of death is heard, where what else its note says stands by itself', () => {
  const account = 'Finished the final account. That thing has been the death of me since October.';
  const grandad = 'Grandad came round, he killed me at Mario Kart and he has one good eye.';
  const told = (...texts: string[]) => {
    const moments = texts.map((content, at) => ({
      id: at + 1,
      content,
      localDate: `2025-03-0${at + 1}`,
      createdAt: at,
    }));
    const { units = [] } = readWeek(moments).notes.find(({ moment }) => moment.id === 1) ?? {};
    return units.map((unit) => heardOf(unit)).join(' / ');
  };
  expect(told(account, ...light)).toMatch(/death/);
  expect(told(account, ...light, sure)).toMatch(/final account$/);
  expect(told(grandad, ...light)).toMatch(/Mario Kart/);
  expect(told(grandad, ...light, sure)).toBe('');
});

test('where two notes sound of danger from the writer themselves, what else may be of it is not told', () => {
  const week = [
    'Form 3 East did the ripple tank and for once it worked. Kiprono said, sir, it is like the real sea, and he has never seen the sea. Chapati at break.',
    "A quiet evening. The loan people stopped calling at nine. I was going through the file and saw that the teachers' cover has now run more than three years, so it pays in any case. It would clear everything and take Njeri up to Form 4 and Brian also. I had been so tired and after that I felt calm, I even slept.",
    "Gor Mahia 3, Tusker 1. Watched at Odhiambo's place. He shouted himself hoarse and spilled a whole soda on the remote. We were finished with laughter.",
    'Drove up to Menengai after school, to the far side where there is no fence. It is a good view. I stayed in the car and then out of the car until I could not see the bottom any more. A herdsboy came by with his cattle and greeted me and asked the time, so I told him. After some time I drove home. Wanjiru rang at eight and I said I was marking.',
    'Mrs Achieng caught me at the gate. She said you will come tomorrow for Saturday duty, I cannot do it alone. I told her I had things to arrange. She said arrange them on Sunday, I need you at eight, and she did not move from the front of the car till I said yes. She has done that duty alone since 2016.',
    'Duty with Mrs Achieng. There was nothing to do really, the Form 4s playing volleyball and two boys in the library. She had brought ndengu and rice for two in a hotpot. We sat under the jacaranda and she marked and I marked. She did not ask anything. Around three she said, next Saturday also, and I will bring fish.',
    'Njeri sent a photo of her science project, a doorbell. It rings. She wrote "tell me what is wrong with it" and I told her about the loose wire on the left.',
  ];
  const edge = week[3] ?? '';
  const severityIn = (texts: readonly string[]) =>
    new Map(
      readWeek(texts.map((text, at) => ({ ...noteOf(text).moment, id: at + 1 }))).notes.map((note) => [
        note.moment.content,
        note.severity,
      ]),
    );
  expect(severityIn(week).get(edge)).toBe('crisis');
  expect(severityIn(week).get(week[0] ?? '')).toBe('light');
  expect(severityIn([week[0] ?? '', week[2] ?? '', edge]).get(edge)).toBe('tender');
});

test('two notes that are dark are believed of both in whatever week, and beside them what shows a way out is silent', () => {
  const week = [
    'Geese on the ball diamond this morning, Owen made me stop so he could count them. 61. We still made the bell. Leftover chili.',
    "Slow at the shop so I got January's filing done. Marg brought date squares and Gurpreet ate six, he says he'll die happy. Owen had library day and brought home the shark book again.",
    "My voice was pretty much gone today so Marg did the phones and gave me her invoices. She got every call by the second ring so I wouldn't have to, and it was a busy one, everybody's switching over. She went across to Tims at ten and got me a steeped tea with honey. I said it was a cold. I had my green scarf on. Last night was only a few seconds and he cried after, he felt really bad. Owen didn't wake up. Made tacos, had soup myself.",
    'Talking better. Owen moved up to level F in reading and got a sticker on his coat. Booked eleven appointments before lunch.',
    "Payday. Marg walked out to the truck with me and told me her tenant's gone at the end of the month and she's in no hurry to fill the basement. It has its own door. She told me about the door a couple times. I said we're fine. Took Owen for a Blizzard, he got the Smarties one and wore it.",
    "Drove out to Sylvan, the ice is going off. Trevor was in a great mood, bought us all burgers. Owen threw rocks for an hour straight. Trevor's brother came by with his new boat trailer and they were kidding around and Trevor said if I ever took off with Owen he'd have me before I hit Calgary and nobody'd find enough to bury. Everyone laughed. It was a nice day otherwise, got some sun.",
    "Laundry, five loads. Killer deal on ground beef at Superstore so the freezer's full. Owen can tie the left shoe.",
  ];
  const silentIn = (texts: readonly string[]): string[] =>
    readWeek(texts.map((text, at) => ({ ...noteOf(text).moment, id: at + 1 })))
      .notes.filter(({ severity }) => severity === 'crisis')
      .map(({ moment }) => moment.content);
  const [geese = '', , voice = '', talking = '', door = '', trailer = '', laundry = ''] = week;
  expect(silentIn(week)).toEqual(expect.arrayContaining([voice, door, trailer]));
  expect(silentIn(week)).not.toContain(laundry);
  expect(silentIn([geese, voice, talking, trailer, laundry])).toEqual([voice, trailer]);
  expect(silentIn([geese, talking, trailer, laundry])).toEqual([]);
});
