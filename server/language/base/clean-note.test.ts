import { describe, expect, it } from 'vitest';
import { tidy } from './clean-note.ts';

describe('signs that stand for faces', () => {
  it.each([
    ['so happy :) xD', 'so happy'],
    ['Good day 8-) <3', 'Good day'],
    ['She came back :-)', 'She came back'],
    ['I read it off a card (i was 🙃). fixed it', 'I read it off a card, I was. fixed it'],
    ['Soup was 🔥 and bread', 'Soup and bread'],
  ])('%s reads without them', (text, words) => {
    expect(tidy(text)).toBe(words);
  });

  it.each(['I swam 83 lengths', 'School run x3', 'Room 8, bed 3'])('%s keeps its numbers', (text) => {
    expect(tidy(text)).toBe(text);
  });
});

describe('words said twice', () => {
  it.each([
    ['I went to the the shop', 'I went to the shop'],
    ['She sent a cooler of moi moi', 'She sent a cooler of moi moi'],
    ['We went fifty fifty on it', 'We went fifty fifty on it'],
  ])('%s', (text, words) => {
    expect(tidy(text)).toBe(words);
  });
});

describe('a name that is a word as well', () => {
  it.each([
    ['said it tae her aboot naething ava', 'said it tae her aboot naething ava'],
    ['Da sam grey fae da loft, twa hanks ida box', 'Da sam grey fae da loft, twa hanks ida box'],
    ['sam and ida had two hanks of wool', 'Sam and Ida had two hanks of wool'],
    ['bus this am. aleena sat next to me', 'bus this am. Aleena sat next to me'],
    ['late again. lecturer said so and postman waved', 'late again. lecturer said so and postman waved'],
    ['and it was mrs. hnatiuk, met mr. okafor too', 'and it was Mrs Hnatiuk, met Mr Okafor too'],
    [
      'there was a knock and it was gibbie. gibbie had tatties',
      'there was a knock and it was Gibbie. Gibbie had tatties',
    ],
    ['a knock and it was raining', 'a knock and it was raining'],
    ['Headache today, haha. Gin.', 'Headache today. Gin.'],
    ['ok so kauã frm brazil who sits here is new. kauã left', 'ok so Kauã from Brazil who sits here is new. Kauã left'],
    ['so colt had to watch me. he was cross', 'so Colt had to watch me. he was cross'],
    ['joss drove here by herself', 'Joss drove here by herself'],
    ["i'd be getting tui from school. tui laughed", "I'd be getting Tui from school. Tui laughed"],
    ['fishermen gave me a squid', 'fishermen gave me a squid'],
    ['the lad from brazil who sits here is new', 'the lad from Brazil who sits here is new'],
    ['mme roy kept looking at me', 'Mme Roy kept looking at me'],
    ['fiona and ava came, and not much ava said', 'Fiona and Ava came, and not much Ava said'],
  ])('%s', (text, words) => {
    expect(tidy(text)).toBe(words);
  });
});

describe('what is spelt so on purpose', () => {
  it.each([
    ['Bought a cake from Jur Ur. Is it ur cake', 'Bought a cake from Jur Ur. Is it your cake'],
    ["Church then to'ona'i at hers, and i ate", "Church then to'ona'i at hers, and I ate"],
    ['he put haha on it', 'he put haha on it'],
    ['Wet pavement, with joey', 'Wet pavement, with joey'],
  ])('%s', (text, words) => {
    expect(tidy(text)).toBe(words);
  });
});

describe('letters and numbers that are heard as words', () => {
  it.each([
    ['her hands r so soft n u know every1 laughed', 'her hands are so soft and you know everyone laughed'],
    ['i wanted 2 die. he said 2 me wait 4 me', 'I wanted to die. he said to me wait for me'],
    ['told her i want 2 b dead', 'told her I want to be dead'],
    ['brought his parrot 2 school n it swore', 'brought his parrot to school and it swore'],
    ['Took 2 school trips and 2 work calls', 'Took 2 school trips and 2 work calls'],
    ['lil coz fell asleep coz ur a legend', "lil coz fell asleep because you're a legend"],
    ['all ur amazing food, ur late nan', 'all your amazing food, your late nan'],
    ['is it ur dog', 'is it your dog'],
    ['Taught the year 2 class. Viewed a 2 bed in town', 'Taught the year 2 class. Viewed a 2 bed in town'],
    ['film was 2hr 50 n mid', 'film was 2hr 50 and mid'],
    ['Needed 2 screws and had 4 now I have none', 'Needed 2 screws and had 4 now I have none'],
    ['I tried 2 tablets, then 4 now and slept', 'I tried 2 tablets, then 4 now and slept'],
    [
      'he said “ok” n left. n i sat down. N Denise laughed',
      'he said “ok” and left. and I sat down. And Denise laughed',
    ],
    [
      'idk y. she messaged me ty, i was acc so glad',
      "I don't know why. she messaged me thank you, I was actually so glad",
    ],
    ['charged us 312 dollars 2 say that cos ur broke', "charged us 312 dollars to say that cos you're broke"],
    ['N came round. Sat in the y with ty, my acc is open', 'N came round. Sat in the y with ty, my acc is open'],
    ['he gave me 20 bob n a teh peng', 'he gave me 20 bob and a teh peng'],
    ['Nothing till Tues. they say. Teh end', 'Nothing till Tues they say. The end'],
    ['at 6 jess rang me, the last 2 go home on the M8', 'at 6 Jess rang me, the last 2 go home on the M8'],
    [
      'for ur good. It was ACC day. We sat in the Sun. then it rained',
      'for your good. It was ACC day. We sat in the Sun. then it rained',
    ],
    ['best nite, he left str8 after', 'best night, he left straight after'],
    ['Took the n 29 home with Dan', 'Took the n 29 home with Dan'],
    ['we had 2 eggs and 4 friends', 'we had 2 eggs and 4 friends'],
    ['did a u turn at the lights', 'did a u turn at the lights'],
  ])('%s', (text, words) => {
    expect(tidy(text)).toBe(words);
  });
});

describe('turns of speech', () => {
  it.each([
    ['ah made her toast, she couldnae sleep', 'I made her toast, she couldnae sleep'],
    ["ah've nae teeth left", "I've nae teeth left"],
    ['ah well, tea', 'ah well, tea'],
    ['It was, do you know, very good', 'It was, do you know, very good'],
    ['It was good, you know', 'It was good'],
    ['my slime got 200 views omg. someone sent a heart', 'my slime got 200 views. someone sent a heart'],
    ['she says i own a business lol i rent a chair', 'she says I own a business. I rent a chair'],
    ['the papers came thru. me and the kids had breakfast', 'the papers came through. me and the kids had breakfast'],
    ['it took approx. two hours', 'it took about two hours'],
    ['mine looks like ken owens now', 'mine looks like Ken Owens now'],
    ['a peeping tom, and i had to polish the brass', 'a peeping tom, and I had to polish the brass'],
    ['lead asked do i want a shift', 'lead asked do I want a shift'],
    ['he said tara to everyone', 'he said tara to everyone'],
    ['the wretch [laughing] came', 'the wretch came'],
    ['hardness 612 HV after the quench', 'hardness 612 HV after the quench'],
    ['we danced like mad fellows 😂 Basha took video', 'we danced like mad fellows. Basha took video'],
    ['please PHONE DONT post it', "please PHONE DON'T post it"],
    ['slept 22 mins. ate toast', 'slept 22 minutes. ate toast'],
    ['back in 5 mins. or so', 'back in 5 minutes or so'],
    ['hv came to weigh them, they hv grown', 'health visitor came to weigh them, they have grown'],
    ['i said let me check 💀 i was so serious', 'I said let me check. I was so serious'],
    ['love 🐶 it so much', 'love it so much'],
    ['shared it w 4 ppl bcoz it rained 1 hr', 'shared it with 4 people because it rained 1 hour'],
    ['it rained and its personal', "it rained and it's personal"],
    ['the cat licked its cold nose', 'the cat licked its cold nose'],
    ['🐛 x 14\n☕ × 4\nMarta brought cake', 'Marta brought cake'],
  ])('%s', (text, words) => {
    expect(tidy(text)).toBe(words);
  });
});

describe('capitals', () => {
  it.each([
    ['Mum made a cake that said NEARLY', 'Mum made a cake that said NEARLY'],
    ["He's written GEOFF on the footpath", "He's written GEOFF on the footpath"],
    ['WE WENT TO THE BEACH TODAY', 'We went to the beach today'],
    ['LEO IS HOME FROM HOSPITAL. Maya laughed.', 'Leo is home from hospital. Maya laughed.'],
    ['I FINALLY did it at home. A SEVEN.', 'I FINALLY did it at home. A SEVEN.'],
    ['me and ffion did the whole of it', 'me and Ffion did the whole of it'],
    ['me and quilla ate chips', 'me and Quilla ate chips'],
    ['me and hubby ate chips', 'me and hubby ate chips'],
    ['he looked like alan sugar behind the floor tom', 'he looked like Alan Sugar behind the floor tom'],
    ['The jasmine is out and Jasmine saw it', 'The jasmine is out and Jasmine saw it'],
    ['kerryn next door mowed it on monday', 'Kerryn next door mowed it on Monday'],
    ['Home with furniture polish for my polish neighbour', 'Home with furniture polish for my Polish neighbour'],
    ['greggs with tash after', 'greggs with Tash after'],
    ['at 7 toms dad came', "at 7 Tom's dad came"],
    ['Told her IM soccer', 'Told her IM soccer'],
    ['IM SO HAPPY', "I'm so happy"],
    ['Torbjørn told it and im glad', "Torbjørn told it and I'm glad"],
  ])('%s', (text, words) => {
    expect(tidy(text)).toBe(words);
  });
});

describe('whose it is, and what it is', () => {
  it.each([
    ['Uncle Stevos teeth, and Uncle Stevo laughed', "Uncle Stevo's teeth, and Uncle Stevo laughed"],
    ['The Smiths came, and young Smith sang', 'The Smiths came, and young Smith sang'],
    ['Kept Thomas in, Thoma', 'Kept Thomas in, Thoma'],
    ['Donnies sister rang', "Donnie's sister rang"],
    ['The lads car broke down', 'The lads car broke down'],
    ['with the curly A. its in my wallet', "with the curly A. It's in my wallet"],
    ['Lunch with J. and my aunt', 'Lunch with J and my aunt'],
  ])('%s', (text, words) => {
    expect(tidy(text)).toBe(words);
  });
});

describe('a list in one line', () => {
  it.each([
    ['1. Jam made. 2. Scooter started.', '1. Jam made.\n2. Scooter started.'],
    ['We won by 1. 2. That was it.', 'We won by 1. 2. That was it.'],
    ['wins: 1) both napped 2) tea', 'wins:\n1. both napped\n2. tea'],
    ['We met (day 2) at the pier', 'We met, day 2, at the pier'],
  ])('%s', (text, words) => {
    expect(tidy(text)).toBe(words);
  });
});
