import type { Update } from '../update.ts';

export const modalLayout: Update = {
  slug: 'modal-layout-fix',
  date: '2025-08-07',
  category: 'Fix',
  title: 'Dialogs fit small screens',
  summary: 'On some phones the buttons of a dialog lay under the edge of the screen. They are within reach now.',
  why: 'If you write on a phone, you may have had to turn it to find the button.',
  details: [
    {
      technical: 'Dialogs are measured by the visible height of the screen and scroll inside.',
      simple: 'Also with the keyboard up, you can reach every button.',
    },
    {
      technical: 'Nothing is cut off at a width of 360 px or at twice the size of letters.',
      simple: 'Small phones and large letters are both fine.',
    },
  ],
};
