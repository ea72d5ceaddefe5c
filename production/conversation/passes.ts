/** The passes in their order, each with who answers it and how. Prompts are files of `prompts/`. */
import type { Models } from '#vendors/models/model.ts'

export const passes = {
  facts: { model: 'small', temperature: 0, mostTokens: 9_000, said: 'It writes down what the website says.' },
  outline: { model: 'large', temperature: 0.9, mostTokens: 7_000, said: 'It makes three plans.' },
  draft: { model: 'large', temperature: 0.8, mostTokens: 16_000, said: 'It writes the draft.' },
  check: { model: 'judge', temperature: 0, mostTokens: 8_000, said: 'A second reader checks each line.' },
  repair: { model: 'large', temperature: 0.4, mostTokens: 12_000, said: 'It repairs what was found.' },
  polish: { model: 'large', temperature: 0.6, mostTokens: 5_000, said: 'It makes lines easier to say.' },
  packaging: { model: 'small', temperature: 0.5, mostTokens: 2_500, said: 'It looks for a title.' },
  judge: { model: 'judge', temperature: 0, mostTokens: 3_000, said: 'An editor reads the script.' },
} as const satisfies Record<string, Pass>

type Pass = { model: keyof Models; temperature: number; mostTokens: number; said: string }

export type PassName = keyof typeof passes

/** With this share of an episode's money spent, nothing is begun that is not needed: faults are still repaired. */
export const shareForRepairOnly = 0.8
/** Whoever only makes it nicer waits for the money. */
export const nicer: ReadonlySet<PassName> = new Set(['polish', 'judge'])

export const mostRepairs = 3

const order = Object.keys(passes)

/** Of checks and repairs: for the draft by number, for the editor, and at the end; scenes of a long draft have numbers, too. */
const later = {
  ...{ editor: 93, 'editor-again': 94, 'editor-third': 95, 'editor-last': 96 },
  ...{ last: 97, 'last-again': 98, titles: 99 },
} as const
export type Round = number | keyof typeof later

/** Rounds of a pass stand behind each other. */
export const placeOfPass = (pass: PassName, round: Round = 0): number =>
  order.indexOf(pass) * 100 + (typeof round === 'number' ? round : later[round])

export const saidOf = (pass: PassName): string => passes[pass].said
