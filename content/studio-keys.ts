import type { EnteredKeyState, KeyFault, KeyPurpose, Tried, VendorPurpose } from '#domain/vendor-key.ts'

type SaidOfKey = 'entered' | 'removed' | 'none' | 'nobody' | KeyFault | Tried['outcome']

const told: Record<SaidOfKey, string> = {
  entered: 'Kept. It holds from now on; try whether it works.',
  removed: 'Taken back.',
  none: 'There was none to take back.',
  nobody: 'Nobody is set who would take this key.',
  missing: 'Enter the key first.',
  'too-long': 'This is too long for a key.',
  'not-one-word': 'A key is one word without spaces or line breaks. Copy it again.',
  'not-text': 'This holds characters that cannot be seen. Type it by hand.',
  works: 'It works.',
  'wrong-key': 'Wrong key: it is refused.',
  'no-money': 'The key is right, and the account is used up or unpaid.',
  away: 'No answer just now. Try again in a few minutes.',
  other: 'It answers, and cannot work for us yet.',
  unheard: 'Nothing has come yet that it signed.',
}

/** What the screen of keys says. */
export const keysWords = {
  title: 'Keys',
  lead: 'Keys to those who work for us, and the secrets with which payment and booking companies sign what they tell us. They are kept sealed and never shown again. A key that is entered here goes before one of the environment and holds at once, without a restart.',
  back: 'Settings',
  purposes: {
    writer: 'Writer',
    judge: 'Judge',
    voices: 'Voices',
    listener: 'Listener',
    mail: 'Mail server',
    storage: 'Object store',
    stripe: 'Stripe',
    paddle: 'Paddle',
    calendly: 'Calendly',
    cal: 'Cal.com',
  } satisfies Record<KeyPurpose, string>,
  idle: {
    heading: 'Without a key',
    text: 'These work on this machine, or nobody is set. Who is set is said in the environment.',
    purposes: {
      writer: 'Our own rules write.',
      judge: 'Where a model writes, it judges with its own key.',
      voices: 'The voices speak on this machine.',
      listener: 'Nobody hears clips back.',
      mail: 'No mail server is set that asks for a password.',
      storage: 'Files lie in a folder of this machine.',
    } satisfies Record<VendorPurpose, string>,
  },
  states: {
    holds: (by: string, when: string, ending: string) =>
      `Entered by ${by}, ${when}.${ending ? ` It ends in ${ending}.` : ''}`,
    unused: {
      'for-another': 'One was entered for somebody else, and is not shown to this one. Enter another.',
      unreadable: 'One was entered that the key of the house does not open. Enter it anew.',
    } satisfies Record<Exclude<EnteredKeyState, 'holds'>, string>,
    environment: (setting: string) => `It is in the environment (${setting}).`,
    both: (setting: string) =>
      `The environment has one, too (${setting}); the one entered here goes before it.`,
    missing: 'There is no key, and without one nothing is done.',
    optional: 'There is no key. It may work without one.',
  },
  gone: 'somebody who has left',
  toldSecret: {
    tells: (company: string, address: string) => `${company} tells ${address}`,
    /** Below the name of whoever tells. */
    where:
      'Enter this address where they ask for a webhook, and their signing secret here; while it changes, both, with a comma between them.',
    heard: 'A notice that it signed has come since it was entered.',
    closed: 'There is no secret, so nothing that they sign is taken in.',
    unheard: (refusedToday: number) =>
      `Have a test notice sent where you set up the webhook.${refusedToday > 0 ? ` Refused today, because it was not signed with this: ${refusedToday}.` : ''}`,
  },
  key: 'Key',
  password: 'Password',
  accessKey: 'Access key',
  secretKey: 'Secret key',
  signingSecret: 'Signing secret',
  enter: 'Keep this key',
  tryIt: 'Try it',
  remove: 'Take it back',
  deedFor: (deed: string, purpose: string) => `${deed}: ${purpose}`,
  told,
} as const
