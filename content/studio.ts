/** What the working screens say. */
export const studio = {
  name: 'Studio',
  title: (screen: string) => `${screen} | Offmic studio`,
  skip: 'Skip to content',
  navigation: 'Studio',
  screens: { board: 'Board', settings: 'Settings' },
  signOut: 'Sign out',
  signedOut: {
    heading: 'You are signed out',
    text: 'A session ends after 30 minutes without a click, and after twelve hours in any case.',
    again: 'Sign in again',
  },
} as const
