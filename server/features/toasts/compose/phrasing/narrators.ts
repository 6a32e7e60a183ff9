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
        'On your feet or off them, glass up. This is what you did with the week.',
        'Off it goes. This week has your name all over it.',
      ],
      thin: [
        'Glass high, even for a short one. This part of the week is worth saying.',
        'Small page, full voice. Here it comes.',
        'Glass high. It is a short one, and it still counts.',
      ],
    },
    told: [
      'And {on}? {C}.',
      '{Day}: {c}. That happened.',
      'Say it out loud: {on}, {c}.',
      'Now listen to {day}: {c}.',
      'Make room for {day}. {C}.',
    ],
    tail: ['You said it, so say it again: “{q}.”'],
    closings: {
      deed: ['Hold the glass up to the {which} {s}. Then hold it up to you.'],
      both: ['One more time, with the glass in the air: {a}, the {which} {s}, and you.'],
      things: [
        'Glass high: to {a}, to {b}, and to everything you put into this week.',
        'Up, then, and higher: to {a}, to {b}, and to you.',
      ],
      thing: ['Glass high: to {a}, and to everything you put into this week.'],
      plain: [
        'Glass high, then. The week had you in it, and here is to you.',
        'Say cheers like you mean it. To you.',
        'Glass high, and hold it there a second. To you.',
      ],
      thin: [
        'Glass high. Short or long, the week was yours.',
        'Up it goes, short page and all. To you.',
        'Glass high for the little ones, too. To you.',
      ],
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
        'There is a little time now. Here is your week, unhurried.',
        'Let the shoulders drop. The week is over, and this is how it sounded.',
      ],
      thin: [
        'Settle in. This will be short, and it can be slow.',
        'There is not much to read, and plenty of quiet around it.',
        'Only a little this week. It can be heard twice.',
      ],
    },
    told: [
      'Rest {on} for a moment: {c}.',
      'And {day}, softly: {c}.',
      'Let {day} come back: {c}.',
      'Let {day} have its minute: {c}.',
      'And slowly, {day}: {c}.',
    ],
    tail: ['Just that: “{q}.”'],
    closings: {
      deed: ['May the {which} {s} stay near a while. A slow glass, to you.'],
      both: ['Rest the glass on {a}, and on the {which} {s}, and then on you.'],
      things: ['Let that be enough. To {a}, to {b}, to you.', 'Lift the glass gently: to {a}, to {b}, and to you.'],
      thing: ['Lift the glass gently: to {a}, and to you.'],
      plain: [
        'Let that be enough. Lift the glass gently, to you.',
        'There is nothing more to do with this week. A slow glass, to you.',
        'Let the week settle now. To you.',
      ],
      thin: [
        'Let that be enough. To you.',
        'That is all, and it was gently put. To you.',
        'A slow sip for a small page. To you.',
      ],
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
        'Hello, you. Here is a whole week with your fingerprints on it.',
        'Look who it is. And look what came along: an entire week.',
      ],
      thin: [
        'Hello, you. It is a little one today, so lean in.',
        'Hello, you. Short and clear today, so here goes.',
        'A little one, look. Blink and it is over.',
      ],
    },
    told: [
      'And then, look, {day}: {c}.',
      'Here comes {day}: {c}.',
      'Ooh, and {on}, {c}.',
      'Oh, and do not forget {day}: {c}.',
      'Hop along to {day}: {c}.',
    ],
    tail: ['And this is lovely: “{q}.”'],
    closings: {
      deed: ['Oh, the {which} {s}. That gets the clink, and so do you.'],
      both: ['Three clinks: {a}, the {which} {s}, and, the loudest one, you.'],
      things: ['Clink. To {a}, to {b}, and to you, of course.', 'Up go the glasses: {a}, {b}, and you. Cheers, you.'],
      thing: ['Clink. To {a}, and to you, of course.'],
      plain: [
        'Clink. That was your week, and this one is to you.',
        'Clink, clink. That was you all over, and this is to you.',
        'And up go the glasses. To you, to you, to you.',
      ],
      thin: [
        'Clink. To that, and to you, of course.',
        'Clink. A little one, to you.',
        'And a tiny clink, just for you.',
      ],
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
        'Listen, then. It is a true story, and you are in all of it.',
        'Let the fire be lit and the page be turned. This is the week as you told it.',
      ],
      thin: [
        'Gather close. It is a short story this time, and it is yours.',
        'It is a short tale, hardly a page long.',
        'Not every tale is long. Here is a small one of yours.',
      ],
    },
    told: [
      'And so it came to {day}, and {c}.',
      'Now, it happened {on} that {c}.',
      'Turn the page to {day}: {c}.',
      'The page for {day} has this to tell: {c}.',
      'Then, as the tale has it, {on}, {c}.',
    ],
    tail: ['And these were the very words: “{q}.”'],
    closings: {
      deed: ['Let the last page be the {which} {s}. To you, who lived it.'],
      both: ['So the tale has {a} in it, and the {which} {s}, and above all you. A glass to that.'],
      things: [
        'And there the story rests. To {a}, to {b}, and to you, who lived it.',
        'The page turns here. To {a}, to {b}, and to the one who wrote it.',
      ],
      thing: ['And there the story rests. To {a}, and to you, who lived it.'],
      plain: [
        'And there the story rests, until the next page. To you, who lived it.',
        'So the page is turned, and the glass is raised. To you, who told it.',
        'And so the week was told. A glass to the teller, which is you.',
      ],
      thin: [
        'And there the story rests. To you, who lived it.',
        'So ends the small tale. To you, who told it.',
        'The page is turned. A glass to the teller.',
      ],
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
        'Draw in a chair, now. The week has come to the door with news of you.',
        'Well now, there you are. Here is your own week, told plain.',
      ],
      thin: [
        'Well now, a wee toast for a wee page.',
        'A wee bit of a page, and none the worse for it.',
        'Well now, it is a small one, and it will be told properly.',
      ],
    },
    told: [
      'Now, {day}: {c}.',
      'Aye, and {on}, {c}.',
      'And come {day}, {c}.',
      'Here is a bit of news from {day}: {c}.',
      'And would you listen to {day}: {c}.',
    ],
    tail: ['Your own words, now: “{q}.”'],
    closings: {
      deed: ['A wee dram to the {which} {s}, and a full one to yourself.'],
      both: ['Raise it for {a}, and for the {which} {s}, and the last drop for yourself.'],
      things: [
        "Here's to {a}, here's to {b}, and here's to yourself. Lang may your lum reek.",
        'A wee dram, then: to {a}, to {b}, and to yourself.',
      ],
      thing: ["Here's to {a}, and here's to yourself. Lang may your lum reek."],
      plain: [
        "That's your week, and a wee dram to it. Here's to yourself.",
        "Well, that's the whole of it told. Slàinte to yourself.",
        "So there's your week. A wee dram, and here's to yourself.",
      ],
      thin: [
        "Here's to that, and here's to yourself. A wee dram will do it.",
        "That's it told. Here's to yourself.",
        "A wee sip for a wee page. Here's to yourself.",
      ],
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
        'Good day to you. These are the reports from your week.',
        'This is your week, as it was filed, with nothing added.',
      ],
      thin: [
        'Here is the news of your week, in brief.',
        'A short bulletin, complete and from the source.',
        'A brief item of news, and it concerns you.',
      ],
    },
    told: [
      '{On}, according to your own notes, {c}.',
      'Turning to {day}: {c}.',
      'Reports from {day} confirm that {c}.',
      'More from {day}: {c}.',
      'And from the files on {day}: {c}.',
    ],
    tail: ['In a statement, you said: “{q}.”'],
    closings: {
      deed: ['The closing item is the {which} {s}. A glass to it, and to you.'],
      both: ['Headlines once more: {a}, and the {which} {s}. Raise a glass to them, and to you.'],
      things: [
        'And finally: to {a}, to {b}, and to you. That was the week.',
        'That was the week. A glass to {a}, to {b}, and to you.',
      ],
      thing: ['And finally: to {a}, and to you. That was the week.'],
      plain: [
        'That was the week, and that was you. Cheers.',
        'That concludes the reports. A glass to their only source: you.',
        'And that is how the week went to press. To you.',
      ],
      thin: [
        'That was the news. A glass to you.',
        'End of bulletin. To you.',
        'That is the news, brief as it was. To you.',
      ],
    },
  },
};
