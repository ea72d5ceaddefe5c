/** What is said to whoever sends something that no form of ours would send. */
export const unfit = {
  heading: 'This cannot be read',
  form: 'The form did not arrive in one piece, or is none of ours. Go back, reload the page and send it again.',
  characters: 'The form holds characters that nobody can read or keep. Type the text again.',
  choice: 'The form asks for something that is not there. Go back, reload the page and choose again.',
  number: 'The address holds a number that cannot be meant.',
} as const
