/** What whoever asks for the sound of a withdrawn episode hears in its place. Other words, another key: it is spoken once. */
export const withdrawnNotice = {
  key: 'notices/withdrawn-1.mp3',
  sentences: [
    'This episode is not available any more.',
    'Whoever makes this show has taken it out.',
    'This is the voice of a computer.',
  ],
} as const
