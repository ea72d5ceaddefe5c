import type { Role } from './operator.ts'

/** What an operator may do with what is kept about people. */
const may = {
  look: ['operator', 'owner'],
  export: ['operator', 'owner'],
  erase: ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type PeopleRight = keyof typeof may

export const mayWithPeople = (role: Role, right: PeopleRight): boolean =>
  may[right].some((allowed) => allowed === role)
