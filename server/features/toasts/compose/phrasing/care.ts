import type { Pool } from './phrasing.ts';

/** For weeks where something heavy stands among the rest. These rest on the heavy notes, without naming what they say. */
export const mixedOpenings: Pool = [
  'Not all of this week was easy, and you said so. These are the parts to keep warm.',
  'There were hard hours in this week, and they are left in peace here. There was also this.',
  'Some of what you wrote this week was heavy. Beside it stood other things.',
  'This was not a week of one colour. These are its lighter parts.',
  'There was weight in this week. There was this in it, too.',
  'You wrote of something hard this week. These things stood next to it.',
  'The week asked a lot of you. It also left room for a few other things.',
  'This toast goes gently, because the week did not. Here is what stood beside the hard part.',
  'Some of this week is yours alone. Some of it can be said, quietly.',
  'Part of this week was hard. Here is another part of it.',
  'It was a hard week. Here is what was kind in it.',
  'It was a week with two sides. This is the gentler one.',
  'Not everything in this week wants to be raised. A few things may be, softly.',
  'You carried something heavy this week. These came along with it.',
];
export const mixedClosings: Pool = [
  'A quiet glass: to what was kind in this week, and to you, through all of it.',
  "Here's to the good that found its way in, and to you. Softly.",
  'No loud cheer today. A glass, held gently, to you.',
  'To the week with both its sides, and to you, in the middle. Quietly.',
  'The glass is raised a little lower this time, and it is to you.',
  'A glass without a speech. To you.',
  'So, softly: to the parts that were light, and to you, in all the parts.',
  'For what was hard, a pause. For you, a glass.',
  'To you, who wrote all of it down, the one side and the other.',
  'May what was good this week stay close. A quiet glass, to you.',
  'Here is a glass to you, and no hurry about anything.',
  'Let this be a small sound in a long week. To you.',
  'To you, in a week that was not simple.',
  'The good parts do not have to make up for anything. To you, quietly.',
];
/** Before the glass, where a long week with something heavy in it has room for one sentence more. */
export const mixedRoundings: Pool = [
  'Let those stand side by side for a moment, before the glass.',
  'They do not have to outweigh anything. It is good that they were there.',
  'All of that was in the same week, and all of it was yours.',
  'There is no sum to be done here. It was a week, and it had these in it.',
  'Hold on to whichever of these is the warmest.',
  'Nothing more is asked of this week now. It is over, and you are here.',
  'Those were the lighter hours. May there be more of them.',
];
/** With a thing to name: kept apart from the heavy part of the week. */
export const mixedThingClosings: Pool = [
  'A quiet glass, then: to {a}, and to you, through all of it.',
  "Here's to {a}, in the middle of everything, and to you.",
  'So, softly: to {a}. And to you.',
  'A glass held gently: to {a}, and to you.',
  'To {a}, and to you, and to a quieter week.',
];
/** Where nothing at all should sound like a phrase. */
export const crisisOpenings: Pool = [
  'This was not an easy week, and this toast will not pretend that it was.',
  'Some of what you wrote this week was heavy. It does not have to be lighter here.',
  'You wrote about something very hard this week. It has been read with care.',
  'This week was hard, and you put it into words. Nothing here will make light of it.',
  'There is no toast to be made of some of this, so it will be quiet.',
  'There was a lot to hold. This is only to sit beside you for a minute.',
  'Come in, and sit down. Nobody has to be cheerful here.',
  'There is no rush to get anywhere today, and nothing to get right.',
  'This is a quiet one. Some of this week was very hard.',
  'The week weighed a lot. It can be said, and you said it.',
  'Nothing needs to be celebrated today. You wrote hard things, and they were heard.',
  'Some weeks are not for raising a glass to. This will only keep you company.',
  'You wrote what was hard this week as it was. It is not hidden here, and not read out.',
  'This week had something very heavy in it. There is only company here.',
  'Those were hard words to write. This can be a soft minute after them.',
];
export const crisisClosings: Pool = [
  'No cheering, only company. This one is to you.',
  'So no speech today. This is only to say: to you, softly.',
  'That is all for today. To you, gently.',
  'There is nothing to raise but this: to you.',
  'This one is only for you. Softly.',
  'Let there be quiet after this, and warmth. To you.',
  'To you, as you are, this week.',
  'This was only to be near, and nothing has to be lifted. To you.',
  'To you, and to an hour of rest.',
  'It can be quiet now. This was to you.',
  'Softly, and with no hurry: to you.',
  'To you, and may someone be near.',
  'That is where this ends, gently. To you.',
];
export const hardOpenings: Pool = [
  ...crisisOpenings,
  'It can be a gentle toast this time, or hardly a toast at all.',
  'Let the lights be low for this one. It was a hard stretch.',
  'You wrote down hard things this week. There is no noise to make about them.',
  'There is no cheerful way to read this week back, so it will be short and quiet.',
];
/** A middle for weeks where nothing should be held up. */
export const hardMiddles: Pool = [
  'You put it into words as it was, and the words can rest where they are.',
  'Nothing in it needs to be made prettier than it was.',
  'What you wrote stays yours. It will not be read out here.',
  'The words are there, and they can stay there.',
  'It does not have to mean anything yet.',
  'There is nothing in it that has to be answered today.',
  'You found words for it, and they do not need any more than that.',
  'It was said, and saying it can be enough for now.',
];
export const hardLinks: Pool = [
  'And still, there was this. {C}.',
  'Beside all of that, {on}, {c}.',
  '{On}, in the middle of it, {c}.',
  'And {on}, for all that, {c}.',
  'Close by it, {on}, {c}.',
  'Among the rest, {on}, {c}.',
  '{On}, all the same, {c}.',
  'Not far from it, {on}, {c}.',
  'You also wrote that {on}, {c}.',
  'And there was {day}, when {s}.',
  'In the same week, {on}, {c}.',
  'There is a little room for this, too: {on}, {c}.',
];
export const hardClosings: Pool = [
  ...crisisClosings,
  'So no speech today. Just a quiet glass, raised to you.',
  "Here's to you, softly. May the next week be gentler.",
  'A small glass, held still for a moment. To you.',
];
/** What complains without being heavy: said lightly, with nothing held up. */
export const grumpyOpenings: Pool = [
  'This was not the smoothest of weeks, and you said so. It gets a glass all the same.',
  'Some weeks are mostly for getting through. You wrote this one down anyway.',
  'This week did not try very hard to be liked.',
  'You have a few complaints about this week, and they are noted.',
  'There are weeks one would not order again. You had one.',
  'This week gets a short toast, and it can be glad of that.',
  'This week owes you one, and you have it in writing.',
  'Nobody could accuse this week of charm, and you did not.',
  'The week has been reviewed, by you, and not kindly.',
  'Here is a week that looks better from behind.',
  'What you wrote of this week was not meant to flatter it.',
  'This was one of those weeks, and you put it in so many words.',
  'As weeks go, this was not your pick. It still gets its minute.',
  'You were not impressed by this week, and you said so.',
];
export const grumpyClosings: Pool = [
  "Here's to having it behind you, and to you.",
  'A glass for getting to the end of it. To you.',
  'It is over, and that is worth a sip. To you.',
  'To the end of it, and to you.',
  'Close the door on it, and raise a glass. To you.',
  'That was that. A glass to you, and none for the week.',
  'The glass is for you. The week can get its own.',
  'To you, for seeing it out.',
  "Here's to the far side of it, and to you on it.",
  'On to the next one, then. To you.',
  'It had its chance. Here is to you.',
  'Done with it. A glass to you.',
  'A glass to you, and a nod to the week as it goes.',
  'Let it go, and lift the glass. To you.',
];
/** Where nothing of a week is told: neither glad nor sorry, for nobody can tell which it was. */
export const unsureOpenings: Pool = [
  'You kept a few words of this week. They are yours, and they can stay where you put them.',
  'There is something of this week on the page. It does not need reading aloud.',
  'This week is a short one to tell, and some of it is better told by you.',
  'What you wrote this week is kept as you wrote it. There is no speech to make of it.',
  'A few words stand for this week. They were written down, and that will do.',
  'You wrote a little this week. It is in its place, and nothing is added to it.',
  'Not every week wants a speech. This one has your own words, and they are safe.',
  'The page of this week is yours. This is only to say that it was read.',
  'Some weeks are kept rather than told. This looks like one of them.',
  'This week fits on a small page, and there it can stay.',
  'How this week was is yours to say. It is written down, in your words.',
  'There is a page from this week. It can speak for itself, and to you.',
  'The words of this week are few, and they are where you left them.',
];
export const unsureClosings: Pool = [
  'A glass, to you, whatever kind of week it was.',
  'To you, and to the week to come.',
  'So only this: to you.',
  'A small glass, then. To you.',
  'Here is to you, and to the next page.',
  'No more than that, and no less: to you.',
  'To you, with a quiet glass.',
  'And a glass for the one who wrote it. To you.',
  'That is all there is to say. To you.',
  'A glass is raised all the same. To you.',
  'To you, for this week and for the next one.',
  'With that, a glass, to you.',
  'One glass, and it is to you.',
];
