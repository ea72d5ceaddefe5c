/** The way into the studio, and what people there look after themselves. */
export const signIn = {
  heading: 'Sign in to the studio',
  passkey: {
    button: 'Use a passkey',
    busy: 'Waiting for your passkey …',
    noScripts: 'Passkeys need scripts, which this browser does not run. A link by e-mail does not.',
    cancelled: 'No passkey was used. Try again, or take a link.',
    unavailable: 'This browser cannot use passkeys here. Take a link instead.',
    already: 'This device holds a passkey of yours already.',
    wrong: 'This passkey does not open the studio. Try another one, or take a link.',
  },
  or: 'or',
  link: {
    label: 'E-mail address',
    button: 'Send me a link',
    malformed: 'This is not an e-mail address.',
    heading: 'Look into your mail',
    sent: 'If this address belongs to an operator, a link is on its way. It works once, for 15 minutes.',
    again: 'Ask again',
  },
  insecure: (origin: string) =>
    `Nobody can sign in at ${origin}: browsers keep a session only over https, or on the machine itself at localhost.`,
  wait: (minutes: number) =>
    `Too many tries. The next one counts in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Who is signed in stays so.`,
  followLink: {
    heading: 'Your link works',
    text: 'One step more: your second factor.',
    button: 'Continue',
  },
  deadLink: {
    heading: 'This link does not work any more',
    text: 'It was used already, or it is too old. Ask for another one.',
    button: 'To the sign-in page',
  },
  check: {
    heading: 'Your second factor',
    text: (name: string) => `Hello ${name}. Show that it is you.`,
    code: 'Code from your app',
    codeHint: 'Six digits; each counts once.',
    button: 'Sign in',
    wrong: 'This code is wrong, or was used already. Wait for the next one.',
    lost: 'Lost both? Ask an owner for a new start.',
    leave: 'Begin again',
  },
  setUp: {
    heading: 'Set up your way in',
    text: (name: string) =>
      `Hello ${name}. A link alone is not enough to get in: add a passkey, or codes from an app. You can add the other one later.`,
    passkeyHeading: 'A passkey',
    passkeyText: 'Your fingerprint, your face or a security key. Nothing to type, nothing to steal.',
    passkeyButton: 'Set up a passkey',
    codesHeading: 'Codes from an app instead',
  },
  codes: {
    scan: 'Scan this with an authenticator app, such as the one in your password manager.',
    byHand: 'Or enter this by hand:',
    picture: 'QR code with the secret of your codes',
    code: 'The code that it shows now',
    button: 'Set up codes',
    wrong: 'This code does not fit. Is the clock of your device right?',
  },
} as const

export const account = {
  heading: 'Your account',
  who: (email: string, role: string) => `${email}, ${role}`,
  passkeys: {
    heading: 'Passkeys',
    columns: { name: 'Name', added: 'Added', used: 'Last used', deed: 'Remove' },
    none: 'No passkey yet. With one you sign in with a touch, without mail.',
    never: 'Not yet',
    remove: 'Remove',
    removes: (name: string) => `Remove ${name}`,
    nameLabel: 'Name of the new passkey',
    nameHint: 'Such as “Work laptop”. Empty: the name of this browser.',
    add: 'Add a passkey',
    lastFactor: 'This is your only way in. Add another one before you remove it.',
  },
  codes: {
    heading: 'Codes from an app',
    none: 'Not set up. They are the second factor after a link, for days without your passkey.',
    since: (when: string) => `Set up ${when}.`,
    setUp: 'Set up codes',
    replace: 'Replace them',
    pageHeading: 'Codes from an app',
    replaces: 'The codes that you have now end when the new ones are set up.',
    back: 'Back to your account',
  },
  sessions: {
    heading: 'Where you are signed in',
    columns: { browser: 'Browser', since: 'Since', seen: 'Last seen', deed: 'End' },
    this: 'this one',
    end: 'End',
    ends: (browser: string) => `End the session in ${browser}`,
    endAll: 'End all others',
  },
} as const

export const operators = {
  heading: 'Operators',
  columns: { name: 'Name', role: 'Role', state: 'State', seen: 'Last seen', deeds: 'Change' },
  roles: { owner: 'Owner', operator: 'Operator' },
  states: { active: 'Active', invited: 'Invited', disabled: 'Disabled' },
  never: 'Not yet',
  you: 'you',
  makes: { owner: 'Make owner', operator: 'Make operator' },
  disable: 'Disable',
  enable: 'Enable',
  renew: 'New start',
  deedFor: (deed: string, name: string) => `${deed}: ${name}`,
  invite: {
    heading: 'Invite somebody',
    name: 'Name',
    email: 'E-mail address',
    role: 'Role',
    button: 'Send the invitation',
  },
  told: {
    invited:
      'The invitation is on its way. Its link works for 60 minutes; a new one comes from the sign-in page.',
    owed: 'The letter is on its way. Its link removes their passkeys and codes, once they follow it.',
    changed: 'Changed.',
    known: 'Somebody has this address already.',
    'last-owner': 'One owner must stay. Make somebody else an owner first.',
    unknown: 'This operator is not there any more, or is disabled.',
    malformed: 'A name of up to 80 characters and an e-mail address are needed.',
  },
} as const
