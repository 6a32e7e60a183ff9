import type { NarratorId } from '#shared/contract/narrators.ts';
import type { NarratorPhrasing } from './types.ts';
import { goingOn, narratorPhrasingOf, over } from './written.ts';
import { raised } from './closings.ts';

/** What each narrator says in a way of their own, whatever the tone. None of it jokes, so it may stand beside anything light. */
export const narratorPhrasing: Readonly<Record<NarratorId, NarratorPhrasing>> = {
  motivational: narratorPhrasingOf({
    openings: {
      plain: [
        'Glass high, ears open. This is your week, and it is worth hearing from the top.',
        over('Right then, you did a week. Here it is.'),
        over('On your feet or off them, glass up. This is what you did with the week.'),
        'Here it comes. This week has your name all over it.',
        goingOn('Glass high already. Here is what you have made of the week so far.'),
      ],
      thin: [
        'Glass high, then. Here is what you wrote.',
        'This one deserves to be said out loud. Here it comes.',
        'Glass high, right from the start. This is yours.',
      ],
      named: [
        'Glass high for a week with {company} in it.',
        'You, and {company}. What a way to begin.',
        over('Yours was the week of {company}. Hear it.'),
      ],
    },
    closings: raised(
      [
        'Glass high: {glass}.',
        'Glass high, and hold it there a second: {glass}.',
        'Up goes the glass: {glass}.',
        'Say it with the glass up: {glass}.',
        'Glass high now: {glass}.',
        'Loud and clear, then: {glass}.',
      ],
      {
        thin: [
          over('Glass high. The week was yours.'),
          'Up it goes, all the way. To you.',
          'Glass high for that. To you.',
        ],
      },
    ),
  }),
  calm: narratorPhrasingOf({
    openings: {
      plain: [
        'Settle in, and let the week be read to you.',
        over('Nothing to do now but listen. This is your week.'),
        'There is a little time now. Here is your week, unhurried.',
        goingOn('Let the week wait a minute. Here is what it holds so far.'),
        over('You can put the week down now, and listen to it.'),
      ],
      thin: ['Settle in. This one is short.', 'No need to get up. This will not take long.', 'Sit back. Here it is.'],
      named: [
        'Settle in. Your week has {company} in it.',
        'Settle back. Your week is here, and {company} with it.',
        over('Let the week go by once more, and {company} in it.'),
      ],
    },
    closings: raised(
      [
        'On that note, {glass}.',
        'Lift the glass gently: {glass}.',
        'A glass, and all the time in the world: {glass}.',
        'No hurry now, only a glass: {glass}.',
        'A slow glass, then: {glass}.',
        'Breathe out, and then a glass: {glass}.',
        'Softly, then, a glass: {glass}.',
      ],
      {
        thin: ['And with that, to you.', 'That is all, and it is enough. To you.', 'A slow sip to that, and to you.'],
      },
    ),
  }),
  bright: narratorPhrasingOf({
    openings: {
      plain: [
        'Hello, you. Pull a chair into the light and hear what you brought.',
        'Oh, there is good stuff in this one. Come and hear it.',
        goingOn('Hello, you. The week is not even over, and look what is in it.'),
        over('Hello, you. Here is a whole week with your fingerprints on it.'),
        over('Look who it is. And look what came along: an entire week.'),
      ],
      thin: ['Hello, you. Lean in for this.', 'Hello, you. Here goes.', 'Oh, look what you have here.'],
      named: [
        'Hello, you. Look, {company}.',
        'Come and listen. In here: {company}.',
        over('Hello, you. It had {company} in it, your week.'),
      ],
    },
    closings: raised(
      [
        'Clink. {Glass}.',
        'Clink, clink: {glass}.',
        'Oh, go on then, up it goes: {glass}.',
        'Got your glass? {Glass}.',
        'Glasses together, now: {glass}.',
        'One clink {them}. And one to you.',
      ],
      {
        thin: [
          'Clink. To that, and to you, of course.',
          'Clink. Just the one, to you.',
          'And a clink for that. To you.',
        ],
      },
    ),
  }),
  storyteller: narratorPhrasingOf({
    openings: {
      plain: [
        'Gather close. This is the story of a week, and it begins with you.',
        'Every week is a story, if someone writes it down. You did, so here it is.',
        'Listen, then. It is a true story, and you are in all of it.',
        goingOn('Gather close. The tale is not yet told to its end, but this much of it is yours.'),
        'Let the fire be lit and the door be shut. This is the week as you told it.',
      ],
      thin: [
        'Gather close. This story is yours.',
        'Once, and not long ago, there was this.',
        'Here is a small tale, and a true one.',
      ],
      named: [
        'Gather close. The story has {company} in it.',
        'Once there was a week, and in it {company}.',
        over('Every tale needs a beginning. This one has {company}.'),
      ],
    },
    closings: raised(
      [
        'And there the story rests. {Glass}.',
        'So the tale is told. {Glass}.',
        'The fire burns low, and the glass goes up: {glass}.',
        'Every tale wants a toast at the end of it: {glass}.',
        'And here the story stops for a glass. {Glass}.',
        'Every good story ends with a glass: {glass}.',
      ],
      {
        thin: [
          'And there the story rests. To you, who lived it.',
          'So ends the small tale. To you, who told it.',
          'It was a short tale, and a true one. A glass to the teller.',
        ],
      },
    ),
  }),
  highland: narratorPhrasingOf({
    openings: {
      plain: [
        'Well now. Come away in, sit yourself down, and hear your week back.',
        over("Aye, it's yourself. Here is the week you had, with no fancy dressing on it."),
        'Draw in a chair, now. The week has come to the door with news of you.',
        'Well now, there you are. Here is your own week, told plain.',
        goingOn('Well now, the week is not done with you yet. Here is how it stands.'),
      ],
      thin: ['Well now, a wee toast.', 'Come in, and hear this one.', 'Well now, sit yourself down. This is for you.'],
      named: [
        'Well now, {company}. Come away in and hear it.',
        'Sit yourself down, now, and hear of {company}.',
        over('Aye, {company}. It was that kind of week.'),
      ],
    },
    closings: raised(
      [
        'A wee dram, then: {glass}.',
        'Lang may your lum reek. {Glass}.',
        'Slàinte. {Glass}.',
        "Well, that's it told. {Glass}.",
        'Raise a wee one now: {glass}.',
        'A wee toast to finish: {glass}.',
      ],
      {
        thin: [
          "Here's to that, and here's to yourself. A wee dram will do it.",
          "That's it told. Here's to yourself.",
          "A wee sip to that. Here's to yourself.",
        ],
      },
    ),
  }),
  anchor: narratorPhrasingOf({
    openings: {
      plain: [
        'Here is the news of your week, as reported by you.',
        'This is your week in brief, and all of it from a reliable source: you.',
        'Good day to you. These are the stories of your week.',
        goingOn('Here is the news of your week so far, as reported by you.'),
        over('Here is the week that was, and it was yours.'),
      ],
      thin: [
        'Here is the news of your week, in brief.',
        'And finally, some news from your own week.',
        'A brief item of news, and it concerns you.',
      ],
      named: [
        'In the news of your week: {company}.',
        'The headlines: {company}. Here is the week in full.',
        over('Making the news this week: {company}.'),
      ],
    },
    closings: raised(
      [
        'And finally, a glass: {glass}.',
        'That was the news of your week. {Glass}.',
        'One last item, a glass: {glass}.',
        'From this desk, a glass: {glass}.',
        'In closing, a glass: {glass}.',
        over('And that is all from this week. {Glass}.'),
      ],
      {
        thin: [
          'That was the news. A glass to you.',
          'End of bulletin. To you.',
          'That is the news, brief as it was. To you.',
        ],
      },
    ),
  }),
};
