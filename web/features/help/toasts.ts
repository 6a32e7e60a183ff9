import type { Group } from './question.ts';

export const toastsAndVoices: Group = {
  title: 'Toasts and voices',
  questions: [
    {
      id: 'better-voice',
      question: 'How do I get a better voice?',
      answer: [
        'The voices that Clink brings are clear but dated. Under [Voice](/settings#voice-pref) you can choose another narrator, and where your browser has voices of your device, one of these can read to you instead; nothing is sent anywhere for that. Your device’s own settings may offer more natural voices to download.',
        'Whoever runs the server can also set up a better voice for everyone: see [for those who run a server](#server-voice).',
      ],
    },
    {
      id: 'mispronounced',
      question: 'My narrator says a name wrongly. What can I do?',
      answer: [
        'Under [Names](/settings#pronunciations), write the name once, and beside it how it sounds in English. You can listen before you save. Your reflections stay as you wrote them.',
      ],
    },
    {
      id: 'music',
      question: 'What is the music under my toast?',
      answer: [
        'A soft chord under the first line and the last, in the notes of the two glasses. Under [Voice](/settings#voice-pref) you can switch it off, for all toasts made from then on.',
      ],
    },
    {
      id: 'made-up',
      question: 'Does a toast make things up?',
      answer: [
        'It must not. Every line rests on something you wrote, and a line that says more is refused before you hear it. Choose a line and “Why did it say that?” to see the words it came from.',
        'It can still misread a sentence. Where it is unsure, it quotes you word for word.',
      ],
    },
    {
      id: 'other-languages',
      question: 'Can I write in other languages?',
      answer: [
        'You can write, search and export in any language. Toasts are in English: what you wrote in another language is quoted in it, and an English narrator reads it as well as it can.',
      ],
    },
    {
      id: 'old-toasts',
      question: 'Can I hear earlier toasts again?',
      answer: [
        'All of them are kept on the page [All toasts](/toasts), where you can search their words. Each can also be downloaded as sound and as text.',
      ],
    },
  ],
};
