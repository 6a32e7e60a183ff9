import type { NarratorId } from '#shared/contract/narrators.ts';
import type { Tone } from '#shared/contract/settings.ts';

/** One reflection: the day of its week (0 is that of the toast before, 7 that of its own), the clock, and the words. */
type DemoNote = [day: number, clock: string, words: string];

export type DemoWeek = { narrator: NarratorId; tone: Tone; notes: DemoNote[] };

/** Six weeks of someone's life, the oldest first; the last is the week in progress, with something on each day of it. */
export const demoWeeks: DemoWeek[] = [
  {
    narrator: 'motivational',
    tone: 'auto',
    notes: [
      [0, '20:14', 'First evening with this. I made lentil soup and it was actually good, not just warm.'],
      [1, '21:40', 'The bus driver waited for me this morning. He even waved.'],
      [2, '19:05', 'Finally sent the form I had been putting off since September. It took eight minutes.'],
      [
        4,
        '22:10',
        'Walked home through the park instead of along the road. Someone was practising the trumpet under the bridge.',
      ],
      [5, '17:30', 'My sister rang just to tell me about a dog she met.'],
    ],
  },
  {
    narrator: 'calm',
    tone: 'reflective',
    notes: [
      [0, '21:02', 'Rain all day, and I had nowhere to be. I read half a book under the blanket.'],
      [1, '20:45', 'Marta at work said the handover notes I wrote saved her an hour.'],
      [
        2,
        '22:31',
        'I was too tired to cook, so we had toast and tomatoes on the floor. It was the best meal of the week.',
      ],
      [3, '19:50', 'Saw a kingfisher by the weir. I stood still for ten minutes and it came back.'],
      [5, '11:15', 'Slept until nine. The whole house was quiet.'],
      [6, '18:22', 'Dad and I fixed the gate together. We hardly spoke and it was nice.'],
    ],
  },
  {
    narrator: 'storyteller',
    tone: 'auto',
    notes: [
      [0, '20:00', 'Started the pottery class. My bowl leans like it has had a long day, but it is a bowl.'],
      [2, '21:18', 'A child on the tram explained to me very seriously why snails are brave.'],
      [3, '07:40', 'Ran all the way to the lighthouse without stopping, for the first time.'],
      [4, '22:05', "I said no to the extra shift and didn't apologise for it."],
      [6, '16:48', 'Tomas brought quinces from his garden and the kitchen smells of them.'],
    ],
  },
  {
    narrator: 'highland',
    tone: 'auto',
    notes: [
      [1, '22:50', 'Long day. Grandma is back in hospital and I am worried. She squeezed my hand when I read to her.'],
      [2, '21:30', 'A nurse called Ines found a second chair for me without being asked.'],
      [4, '20:12', 'Grandma beat me at cards and was very pleased about it.'],
      [6, '19:00', 'She came home today. I made the soup she likes and she had two bowls.'],
    ],
  },
  {
    narrator: 'bright',
    tone: 'humorous',
    notes: [
      [0, '19:33', 'The neighbour’s cat walked in, inspected every room, and left. I think we passed.'],
      [1, '21:07', 'I understood a whole joke in Portuguese and laughed a second after everyone else.'],
      [2, '20:55', 'My bowl came out of the kiln. It still leans, but now it is blue.'],
      [3, '22:14', 'Found a twenty in my winter coat, from a richer version of me.'],
      [4, '18:40', 'We danced in the kitchen while the pasta boiled over.'],
      [5, '10:05', 'Picked the last tomatoes with my sister, forty of them, all green. Chutney it is.'],
      [6, '20:26', 'Marta got the job she wanted and the whole office clapped.'],
    ],
  },
  {
    narrator: 'motivational',
    tone: 'auto',
    notes: [
      [0, '20:48', 'Gave my leaning blue bowl to Grandma. She keeps her keys in it already.'],
      [1, '21:12', 'Someone had planted crocuses along the whole of our street overnight. Nobody knows who.'],
      [2, '19:27', 'I fixed the bike chain myself, with a video and a lot of black fingers.'],
      [3, '22:03', 'Quiet evening. I wrote a real letter, on paper, to Tomas.'],
      [4, '20:31', 'Marta starts the new job on Monday. We ate cake standing up at her desk.'],
      [5, '18:15', 'The pottery teacher put my second bowl on the shelf where people can see it.'],
      [6, '16:40', 'Dad rang to ask how to make Grandma’s soup, and wrote it down while I told him.'],
      [7, '07:50', 'Up before everyone. I had the kitchen and the first light to myself.'],
    ],
  },
];
