import type { Role } from './operator.ts'

/** Who may do what in the studio. What is not in the table, nobody may. */
export const rights = {
  /** The board, the episodes, their scripts and sounds, and one's own account. */
  'work-on-episodes': ['owner', 'operator'],
  'manage-operators': ['owner'],
  'change-settings': ['owner'],
  /** Keys to those who work for us are entered and tried; nobody reads them. */
  'keep-keys': ['owner'],
  /** Whoever asks what is kept about them is shown it, and gets a copy. */
  'answer-people': ['owner', 'operator'],
  'erase-people': ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof rights

export const hasRight = ({ role }: { role: Role }, right: Right): boolean =>
  rights[right].some((each) => each === role)
