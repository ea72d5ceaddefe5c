/** Letters that are owed, by whom they go to. */
import type { ArrivalLetterKind, LetterKind, MemberLetterKind, OperatorLetterKind } from './letter.ts'

type Owed = {
  id: string
  facts: Record<string, unknown>
  email: string
  requestedAt: Date
  tries: number
  /** Since it became due for the first time. */
  ageSeconds: number
}
export type RequestLetter = Owed & {
  kind: LetterKind
  requestId: string
  operatorId: null
  website: string
}
export type OperatorLetter = Owed & {
  kind: OperatorLetterKind
  requestId: null
  website: null
  operatorId: string
  name: string
}
export type MemberLetter = Owed & {
  kind: MemberLetterKind
  requestId: null
  website: null
  operatorId: null
  memberId: string
  /** As it is now: two may have become one since. */
  clientId: string
  /** What the client is called. */
  client: string
  name: string
}
type ArrivalLetter = Owed & {
  kind: ArrivalLetterKind
  requestId: null
  website: null
  operatorId: null
  arrivalId: string
}
export type OwedLetter = RequestLetter | OperatorLetter | MemberLetter | ArrivalLetter
