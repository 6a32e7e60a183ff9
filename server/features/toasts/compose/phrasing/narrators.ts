import type { NarratorId } from '#shared/contract/narrators.ts';
import type { NarratorPhrasing } from './phrasing.ts';

/** What each narrator says in a way of their own, whatever the tone. None of it jokes, so it may stand beside anything light. */
export const narratorPhrasing: Readonly<Record<NarratorId, NarratorPhrasing>> = {
  motivational: {
    openings: {
      things: [
        'Listen to what a single week of yours can hold: {list}.',
        'Glass high, ears open. Your week had {list} in it.',
      ],
      thing: ['Glass high, ears open. Your week had {a} in it.'],
      plain: [
        'Glass high, ears open. This is your week, and it is worth hearing from the top.',
        'Right then. Here is what you did with the week you were given.',
      ],
      thin: ['Glass high, even for a short one. This part of the week is worth saying.'],
    },
    told: ['And {on}? {C}.', '{Day}: {c}. That happened.', 'Say it out loud: {on}, {c}.'],
    tail: ['You said it, so say it again: “{q}.”'],
    closings: {
      things: [
        'Glass high: to {a}, to {b}, and to everything you put into this week.',
        'Up, then, and higher: to {a}, to {b}, and to you.',
      ],
      thing: ['Glass high: to {a}, and to everything you put into this week.'],
      plain: ['Glass high, then. The week had you in it, and here is to you.'],
      thin: ['Glass high. Short or long, the week was yours.'],
    },
  },
  calm: {
    openings: {
      things: [
        'Settle in. The week had {list} in it, and there is time for each of them.',
        'Softly, then: {list}. That was the week.',
      ],
      thing: ['Settle in. The week had {a} in it, and there is time for that.'],
      plain: [
        'Settle in. There is nowhere to be for the next minute.',
        'Nothing to do now but listen. It is only your week, coming back to say hello.',
      ],
      thin: ['Settle in. This will be short, and it can be slow.'],
    },
    told: ['Rest {on} for a moment: {c}.', 'And {day}. {C}.', 'Let {day} come back: {c}.'],
    tail: ['Just that: “{q}.”'],
    closings: {
      things: ['Let that be enough. To {a}, to {b}, to you.', 'Lift the glass gently: to {a}, to {b}, and to you.'],
      thing: ['Lift the glass gently: to {a}, and to you.'],
      plain: ['Let that be enough. Lift the glass gently, to you.'],
      thin: ['Let that be enough. To you.'],
    },
  },
  bright: {
    openings: {
      things: [
        'Oh, this week. {List}, all in the same place.',
        'Hello, you. Look what you brought to the table: {list}.',
      ],
      thing: ['Hello, you. Look what you brought to the table: {a}.'],
      plain: [
        'Hello, you. Pull a chair into the light and hear what you brought.',
        'Oh, there is good stuff in this one. Come and hear it.',
      ],
      thin: ['Hello, you. It is a little one today, so lean in.'],
    },
    told: ['And then, look, {day}: {c}.', 'Here comes {day}: {c}.', 'Ooh, and {on}, {c}.'],
    tail: ['And this is lovely: “{q}.”'],
    closings: {
      things: ['Clink. To {a}, to {b}, and to you, of course.', 'Up go the glasses: {a}, {b}, and you. Cheers, you.'],
      thing: ['Clink. To {a}, and to you, of course.'],
      plain: ['Clink. That was your week, and this one is to you.'],
      thin: ['Clink. To that, and to you, of course.'],
    },
  },
  storyteller: {
    openings: {
      things: [
        'There was once a week, this very one, and in it were {list}.',
        'Gather close. This is a story with {list} in it, and it begins with you.',
      ],
      thing: ['Once there was a week, this very one, and {a} had a part in it.'],
      plain: [
        'Gather close. This is the story of a week, and it begins with you.',
        'Every week is a story, if someone writes it down. You did, so here it is.',
      ],
      thin: ['Gather close. It is a short story this time, and it is yours.'],
    },
    told: ['And so it came to {day}, and {c}.', 'Now, it happened {on} that {c}.', 'Turn the page to {day}: {c}.'],
    tail: ['And these were the very words: “{q}.”'],
    closings: {
      things: [
        'And there the story rests. To {a}, to {b}, and to you, who lived it.',
        'The page turns here. To {a}, to {b}, and to the one who wrote it.',
      ],
      thing: ['And there the story rests. To {a}, and to you, who lived it.'],
      plain: ['And there the story rests, until the next page. To you, who lived it.'],
      thin: ['And there the story rests. To you, who lived it.'],
    },
  },
  highland: {
    openings: {
      things: [
        'Well now, would you look at this week: {list}.',
        'Come away in and sit yourself down. The week had {list} in it.',
      ],
      thing: ['Well now, would you look at this week. It had {a} in it.'],
      plain: [
        'Well now. Come away in, sit yourself down, and hear your week back.',
        "Aye, it's yourself. Here is the week you had, with no fancy dressing on it.",
      ],
      thin: ['Well now, a wee toast for a wee page.'],
    },
    told: ['Now, {day}: {c}.', 'Aye, and {on}, {c}.', 'And come {day}, {c}.'],
    tail: ['Your own words, now: “{q}.”'],
    closings: {
      things: [
        "Here's to {a}, here's to {b}, and here's to yourself. Lang may your lum reek.",
        'A wee dram, then: to {a}, to {b}, and to yourself.',
      ],
      thing: ["Here's to {a}, and here's to yourself. Lang may your lum reek."],
      plain: ["That's your week, and a wee dram to it. Here's to yourself."],
      thin: ["Here's to that, and here's to yourself. A wee dram will do it."],
    },
  },
  anchor: {
    openings: {
      things: [
        "In this week's headlines: {list}. Here is the full report.",
        'Here is the news of your week. Making the headlines: {list}.',
      ],
      thing: ["Leading this week's headlines: {a}. Here is the full report."],
      plain: [
        'Here is the news of your week, as reported by you.',
        'This is your week in brief, and all of it from a reliable source: you.',
      ],
      thin: ['Here is the news of your week, in brief.'],
    },
    told: ['{On}, according to your own notes, {c}.', 'Turning to {day}: {c}.', 'Reports from {day} confirm that {c}.'],
    tail: ['In a statement, you said: “{q}.”'],
    closings: {
      things: [
        'And finally: to {a}, to {b}, and to you. That was the week.',
        'That was the week. A glass to {a}, to {b}, and to you.',
      ],
      thing: ['And finally: to {a}, and to you. That was the week.'],
      plain: ['That was the week, and that was you. Cheers.'],
      thin: ['That was the news. A glass to you.'],
    },
  },
};
