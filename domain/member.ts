/** People of a client, who come to the portal and nowhere else. */
export const memberRoles = ['owner', 'approver', 'reader'] as const
export type MemberRole = (typeof memberRoles)[number]

/** One address in one client: an agency has several. */
export type Membership = {
  id: string
  clientId: string
  /** What the client is called, as far as anybody has said. */
  client: string
  name: string
  email: string
  role: MemberRole
  /** Taken out by an owner: they are told so, and see nothing else. */
  hasEnded: boolean
}

export type MemberRight =
  | 'change-people'
  | 'see-money'
  | 'choose-silence'
  | 'answer'
  | 'decide'
  | 'take-along'
const rights: Record<MemberRight, readonly MemberRole[]> = {
  'change-people': ['owner'],
  'see-money': ['owner'],
  'choose-silence': ['owner'],
  'take-along': ['owner'],
  answer: ['owner', 'approver'],
  decide: ['owner', 'approver'],
}
export const memberMay = ({ role, hasEnded }: Pick<Membership, 'role' | 'hasEnded'>, right: MemberRight) =>
  !hasEnded && rights[right].includes(role)

/** Of one client, those who have been taken out not counted. */
export const mostMembers = 50

const day = 86_400
/** Clients come once a week, and from their telephones. */
export const portalSessionEnds = { idleSeconds: 30 * day, afterSeconds: 90 * day } as const
/** Six digits, for the browser that has asked. */
export const codeTerms = { seconds: 15 * 60, tries: 5 } as const

export const portalCookie = '__Host-portal-session'
/** Says which browser has asked for a code; without the code it opens nothing. */
export const askedCookie = '__Host-portal-asked'

export const isPortalCode = (text: string) => /^\d{6}$/.test(text)
