import type { DraftAnswer } from './draft-answer.ts';

/** A week with the toast a good friend would give it, for a model to see how it is done. */
type Example = { notes: { id: number; day: string; note: string; plain?: true }[]; toast: DraftAnswer };

export const examples: readonly Example[] = [
  {
    notes: [
      { id: 1, day: 'Monday', note: 'Got the last of the barley straw in before the rain.' },
      {
        id: 2,
        day: 'Tuesday',
        note: 'Our Tom asked whether he might stay on and farm with me. I said I’d have to think about it. I’d thought about it before he’d shut the door.',
      },
      { id: 3, day: 'Wednesday', note: 'Barn owl on the third post, same as last week.' },
      {
        id: 4,
        day: 'Thursday',
        note: 'The vet came out at two in the morning and wouldn’t take a penny for the tea.',
      },
      { id: 5, day: 'Friday', note: 'Ewe 31 and her twins all up and feeding.' },
      {
        id: 6,
        day: 'Saturday',
        note: 'Tom was up before me. I heard the quad go and I stayed in bed another ten minutes, just to listen to it.',
      },
      { id: 7, day: 'Sunday', note: 'Told Tom yes.' },
    ],
    toast: {
      lines: [
        {
          text: 'On Tuesday Tom asked whether he might stay on and farm with you. You said you’d have to think about it. You had thought about it before he’d shut the door.',
          noteIds: [2],
        },
        {
          text: 'So here is a farm, being thought about. The last of the barley straw, in before the rain. The barn owl on the third post, same as last week. The vet, at two in the morning, who wouldn’t take a penny for the tea. Ewe 31 and her twins, all up and feeding.',
          noteIds: [1, 2, 3, 4, 5],
        },
        {
          text: 'Then Saturday. Tom was up before you. You heard the quad go. And you stayed in bed another ten minutes, just to listen to it.',
          noteIds: [6],
        },
        { text: 'On Sunday you told him yes.', noteIds: [7] },
        {
          text: 'To the owl and to Ewe 31. To the vet, and the price of tea. To Tom. And to those ten minutes in bed, with the answer already in your pocket and the quad going out.',
          noteIds: [2, 3, 4, 5, 6],
        },
      ],
    },
  },
  {
    notes: [
      { id: 1, day: 'Monday', note: 'right so the van started first time this morning first time since about October' },
      {
        id: 2,
        day: 'Wednesday',
        note: 'had this old boy up in Keswick he’d been without heating nine days and when it come on he put both his hands on the radiator and he just shut his eyes',
      },
      {
        id: 3,
        day: 'Thursday',
        note: 'the apprentice put a pipe through the wrong wall um it was the customer’s bathroom she was in it at the time she took it very well',
      },
      {
        id: 4,
        day: 'Friday',
        note: 'um had chips on the front with our Kelly just me and her and she told me about her course',
      },
      { id: 5, day: 'Sunday', note: 'slept in till ten' },
    ],
    toast: {
      lines: [
        {
          text: 'On Monday the van started first time. First time since about October. So you’d been warned what sort of week it might be.',
          noteIds: [1],
        },
        {
          text: 'Thursday, the apprentice put a pipe through the wrong wall. It was the customer’s bathroom. She was in it. She took it very well.',
          noteIds: [3],
        },
        {
          text: 'Friday, chips on the front with your Kelly. Just you and her, and she told you about her course. Sunday, you slept in till ten.',
          noteIds: [4, 5],
        },
        {
          text: 'That leaves Wednesday, and it was left on purpose. There was an old boy up in Keswick. Nine days without heating. And when it came on, he put both his hands on the radiator, and he shut his eyes.',
          noteIds: [2],
        },
        {
          text: 'So to the van. To the lady in the bathroom. To Kelly and her course. And before you drink, both hands round the glass, the way he had them. Now shut your eyes. That’s Wednesday.',
          noteIds: [1, 2, 3, 4],
        },
      ],
    },
  },
];
