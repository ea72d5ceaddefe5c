/** Mail that we owe to somebody who asked. */
const letterKinds = ['request-accepted', 'episode-ready', 'request-failed'] as const

export type LetterKind = (typeof letterKinds)[number]

/** Mail for the people of the agency that holds a link through the studio's door. */
const linkLetterKinds = ['sign-in-link', 'invitation', 'new-start'] as const
export type LinkLetterKind = (typeof linkLetterKinds)[number]

/** And mail that tells them of something that waits. */
const waitingLetterKinds = ['approval-reminder', 'waiting-line', 'proposed-calls'] as const
export type WaitingLetterKind = (typeof waitingLetterKinds)[number]

const operatorLetterKinds = [...linkLetterKinds, ...waitingLetterKinds] as const

export type OperatorLetterKind = (typeof operatorLetterKinds)[number]

const ownerLetterKinds = [
  'portal-arrived',
  'portal-moved',
  'portal-leaving',
  'portal-ending',
  'portal-staying',
] as const
/** Mail for whoever owns a show that comes from another host, or leaves. */
export type OwnerLetterKind = (typeof ownerLetterKinds)[number]

/** Mail for the people of a client. */
const memberLetterKinds = [
  'portal-welcome',
  'portal-invitation',
  'portal-sign-in',
  'portal-handed',
  'portal-script',
  'portal-episode',
  'portal-show',
  ...ownerLetterKinds,
] as const

/** Mail to whoever the feed of a show names that somebody wants to bring here. */
export type ArrivalLetterKind = 'feed-code'

export type MemberLetterKind = (typeof memberLetterKinds)[number]

type AnyKind = LetterKind | OperatorLetterKind | MemberLetterKind | ArrivalLetterKind

const isForOperator = (kind: AnyKind): kind is OperatorLetterKind =>
  operatorLetterKinds.some((each) => each === kind)

export const isForMember = (kind: AnyKind): kind is MemberLetterKind =>
  memberLetterKinds.some((each) => each === kind)

export const isAboutWaiting = (kind: AnyKind): kind is WaitingLetterKind =>
  waitingLetterKinds.some((each) => each === kind)

/** What waits for somebody: they may want no more of these, and the show goes on. */
const callKinds = ['portal-script', 'portal-episode', 'portal-show'] as const
export const isCall = (kind: AnyKind) => callKinds.some((each) => each === kind)

/** Seconds until the next try: greylisting is over after minutes, an outage after hours. */
const pauses = [60, 240, 600, 2700]
const hourly = 3600
const longest = 48 * hourly
/** Whoever waits for a link asks again sooner than that. */
const longestForLinks = hourly
/** And for a code, which is dead by then. */
const longestForCodes = 15 * 60

/** After so many tries of a letter that has waited for so long; undefined when it is time to give up. */
export function nextTryIn(
  tries: number,
  ageSeconds: number,
  kind: AnyKind = 'request-accepted',
): number | undefined {
  return ageSeconds >= longestFor(kind) ? undefined : (pauses[tries - 1] ?? hourly)
}

const longestFor = (kind: AnyKind) =>
  kind === 'portal-sign-in' ? longestForCodes : isForOperator(kind) ? longestForLinks : longest
