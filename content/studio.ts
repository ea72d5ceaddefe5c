import type { Settings } from '#domain/read-setting.ts'
import { brandIn } from './brand.ts'

/** What the working screens say. */
export const studio = {
  name: 'Studio',
  skip: 'Skip to content',
  navigation: 'Studio',
  screens: {
    board: 'Board',
    newRequest: 'New request',
    clients: 'Clients',
    calendar: 'Calendar',
    people: 'People',
    letters: 'Letters',
    settings: 'Settings',
    health: 'Health',
    log: 'Log',
    operators: 'Operators',
    account: 'Account',
    guides: 'Voice guides',
    writing: 'Writing by month',
    versions: 'Versions of the settings',
    keys: 'Keys to vendors',
  },
  signOut: 'Sign out',
  forbidden: {
    heading: 'This is for owners',
    text: 'An owner of the studio can do it, or make you one.',
    link: 'To the board',
  },
  signedOut: {
    heading: 'You are signed out',
    text: 'A session ends after 30 minutes without a click, and after twelve hours in any case.',
    link: 'Sign in again',
  },
} as const

export const studioTitle = (settings: Settings, screen: string): string =>
  `${screen} | ${brandIn(settings).name} studio`
