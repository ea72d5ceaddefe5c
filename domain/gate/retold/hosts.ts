/** Hosts speak of themselves: that is no word about the business. */
import type { Word } from '#domain/gate/words.ts'

/** `I still`, `me, always`, `mine's Brenda`. */
export const isOfHosts = (said: readonly Word[]): boolean =>
  (said.slice(0, 4).some(({ key }) => hosts.has(key)) || isMine(said)) && !speaksOfOthers(said)

/** A mine is a place, too. */
const isMine = ([first, next]: readonly Word[]) =>
  first?.key === "mine's" || (first?.key === 'mine' && (next?.key === 'is' || next?.key === 'was'))

export const speaksOfOthers = (said: readonly Word[]): boolean => said.some(({ key }) => theirs.has(key))

const hosts = new Set("i i'd me my ich mir mich mein je moi mon yo mi".split(' '))
const theirs = new Set('they their them she he her his sie ihr ils elles leur ellos su'.split(' '))
