/** The way into the rooms of clients. */
export const portalDoor = {
  heading: 'Sign in to your portal',
  lead: 'There is no password. Enter your address, and a letter with six digits comes.',
  email: 'E-mail address',
  button: 'Send me a code',
  noEmail: 'This is no e-mail address.',
  code: {
    heading: 'Look into your mail',
    text: 'If this address belongs to a client of ours, a letter with six digits is on its way. It takes a minute at most.',
    label: 'The six digits',
    button: 'Sign in',
    again: 'Enter the address again',
  },
  link: {
    heading: 'Sign in to your portal',
    here: 'One press, and you are in.',
    elsewhere:
      'This is another browser than the one in which you asked. Enter the six digits of the letter to sign in here.',
    button: 'Sign in',
  },
  dead: {
    heading: 'This code does not work any more',
    text: 'It is older than 15 minutes, has been used, or was tried too often.',
    again: 'Send me another one',
  },
  wrong: 'These are not the six digits of the letter. Look again: five tries are all it has.',
  wait: (minutes: number) =>
    `That is enough for now. The next try counts in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
} as const
