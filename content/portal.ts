import type { MemberRole } from '#domain/member.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { Standing } from '#domain/standing.ts'
import type { Promised } from '#domain/told/operator.ts'
import { brandIn } from './brand.ts'

/** What the rooms of clients say. */
export const portal = {
  name: 'Client portal',
  skip: 'Skip to content',
  navigation: 'Portal',
  screens: { home: 'Where things stand', calendar: 'Calendar', people: 'People', clients: 'Your clients' },
  signOut: 'Sign out',
  signedInAs: 'Signed in as',
  clients: {
    lead: 'You belong to several clients. Each has a portal of its own.',
    none: 'This address belongs to no client at the moment.',
    noneText: 'Whoever owns the portal of a client can invite it again.',
  },
  /** What somebody sees who was taken out while they were reading. */
  ended: 'You do not belong to this client any more.',
  endedHeading: 'This portal is closed to you',
  endedText:
    'An owner has taken your address out, and what you were about to send was not kept. If that is a mistake, they can invite you again.',
  toPortal: 'To the portal',
  signedOut: {
    heading: 'You are signed out',
    text: 'What you were about to send was not kept. A session ends after 30 days without a visit, and after 90 in any case.',
  },
  standings: {
    disputed: 'A payment is disputed at your bank. This page stays open to you while that is settled.',
    'past-due': 'The last payment did not go through.',
    'waiting-for-money': 'Your payment is under way. Some banks take a few days.',
    ending: 'Your plan has been canceled and runs until its end.',
    paying: 'Your plan is paid.',
    paused: 'Your plan is paused.',
    refunded: 'Your money has gone back to you.',
    ended: 'Your plan has ended.',
    booked: 'Your call is booked.',
    lead: 'Nothing is paid yet.',
  } satisfies Record<Standing, string>,
  next: { call: 'Next call', answer: 'Your bank decides after', end: 'It ends', payment: 'Next payment' },
  parts: {
    needed: 'What we need from you',
    owed: 'What we owe you',
    shows: 'Your shows',
    calls: 'Calls',
    money: 'Money',
  },
  nothingNeeded: 'Nothing at the moment.',
  nothingOwed: 'Nothing has been promised with a date yet.',
  noCall: 'The setup call is not booked yet: your first episode is due three days after it.',
  book: 'Book the call',
  promised: {
    draft: 'A draft of your show: name, cover, first titles',
    'first-episode': 'Your first episode',
  } satisfies Record<Promised, string>,
  kept: 'done',
  due: 'by',
  late: 'This is late, and that is our doing.',
  afterCall: 'three days after your setup call',
  plan: 'Plan',
  showStates: {
    paid: 'paid',
    active: 'paid',
    trialing: 'on trial',
    past_due: 'payment missing',
    unpaid: 'payment missing',
    paused: 'paused',
    canceled: 'ended',
    incomplete: 'payment under way',
  } as Record<string, string>, // asked with what companies say
  ends: 'ends on',
  callStates: {
    booked: 'booked',
    over: 'over',
    asked: 'asked for',
    moved: 'moved',
    'called-off': 'called off',
  } as Record<string, string>, // asked with what companies say
  moneyKinds: {
    invoice: 'Invoice',
    payment: 'Payment',
    purchase: 'Purchase',
    refund: 'Refund',
  } as Record<string, string>, // asked with kinds of things
  moneyStates: {
    paid: 'paid',
    open: 'open',
    failed: 'did not go through',
    voided: 'void',
    waiting: 'under way',
    abandoned: 'left at the checkout',
  } as Record<string, string>, // asked with what companies say
  refunded: (amount: string) => `${amount} went back`,
  noMoney: 'No payment is known yet.',
  openInvoice: 'Open',
  billing: 'Cards, invoices and cancellation are kept by the payment company:',
  billingLink: 'Open your account there',
  people: {
    lead: 'Who may see this portal. Owners invite and see money, approvers answer for the company, readers read.',
    roles: { owner: 'Owner', approver: 'Approver', reader: 'Reader' } satisfies Record<MemberRole, string>,
    you: 'you',
    neverHere: 'not here yet',
    isQuiet: 'wants no letters about what waits',
    noLetters: 'Write me nothing about what waits',
    letters: 'Write to me again about what waits',
    seen: 'last here on',
    invite: 'Invite somebody',
    email: 'E-mail address',
    yourName: 'Name',
    nameHint: 'May stay empty.',
    role: 'They are',
    send: 'Send the invitation',
    change: 'Change',
    remove: 'Take out',
    onlyOwners: 'Owners invite people and take them out.',
    said: {
      done: 'Done.',
      known: 'This address belongs to the client already.',
      full: 'Fifty people are as many as one client has.',
      'last-owner': 'One owner has to stay: make somebody else an owner first.',
      gone: 'This has changed meanwhile: nothing was done.',
      forbidden: 'Only owners may do that.',
      wait: 'That is many invitations at once. Go on in a quarter of an hour.',
      'bad-email': 'This is no e-mail address: nothing was sent.',
    },
  },
} as const

export const portalTitle = (settings: Settings, screen: string): string =>
  `${screen} | ${brandIn(settings).name} portal`
