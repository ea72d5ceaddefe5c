/** Their own words as they are read: each one as a whole, without a mark. */
import { minute } from '#content/minute.ts'
import { matters } from '#content/programme/matters.ts'
import type { Passage } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { own } from '#domain/own.ts'
import { ownPassages, ownTelephoneId } from '#domain/own-words.ts'
import type { Script } from '#domain/script.ts'
import { hasTyped, type Wishes } from '#domain/wishes.ts'
import type { Facts } from './facts.ts'
import { telling } from './likeness.ts'
import type { Marked } from './marked.ts'
import { heads } from './marks.ts'
import { sentencesOfText } from './sentences.ts'
import type { Words } from './words-of.ts'

/** By their keys. */
export function ownExcerpts(wishes: Wishes, words: Words): ReadonlyMap<string, Marked> {
  const read = ownPassages(wishes).filter(({ id }) => id !== ownTelephoneId)
  return new Map(read.map((passage) => [passage.id, excerptOf(passage, words)]))
}

const nothing = Object.fromEntries(heads.map((head) => [head, 0])) as Marked['marks'] // every head

/** Nobody has to look at what they say themselves. */
const unmarked: Omit<Marked, 'kind' | 'sentences' | 'passages' | 'tells' | 'words'> = {
  ...{ url: '', role: 'other', heading: '', title: '', at: -1 },
  ...{ marks: nothing, over: nothing, matter: matters[0], answers: [], merit: 0, ownWords: 0 },
  ...{ standsAlone: true, isAboutThem: true, isTheirs: true, isTheirsAtOnce: true },
  ...{ isNamed: false, hasMoney: false, isSomeones: false, isMission: false, isRule: false },
  ...{ tellsFounding: false, asksOfLost: false, isOfPart: false, isSigned: false, isOfNames: false },
  ...{ isOffered: false, asksWho: false, namesStep: false, tellsFirst: false, isForAll: false },
  ...{ needsHeading: false, lacksHeading: false, isUnder: 'else', told: new Set<never>() },
  stands: { onPage: 0, ofPage: 1, onWebsite: 0, ofWebsite: 1 },
  standing: { who: 0, core: 0, fine: 0, bad: 0 },
}

function excerptOf({ id, kind, text }: Passage, words: Words): Marked {
  const [question = '', ...rest] = text.split('\n')
  const said = kind === 'question' ? rest.join(' ') : text
  return {
    ...unmarked,
    kind: kind === 'question' ? 'answer' : 'prose',
    sentences: sentencesOfText(said, words),
    passages: [id],
    ...(kind === 'question' && { question, cue: { kind, heading: question } }),
    tells: telling(text),
    words: countWords(said),
  }
}

export const withOwnTelephone = (facts: Facts, telephone: string | undefined): Facts =>
  telephone ? { ...facts, telephone: { said: telephone, passage: ownTelephoneId } } : facts

/** That all of it stands on the website would say too much then. */
export function withOwnSummary(script: Script, wishes: Wishes | undefined, site: string): Script {
  const [first, second, third] = script.summary
  const theirs = hasTyped(wishes) ? own(minute.ownSummary, script.language ?? 'en') : undefined
  return { ...script, summary: [first, second, theirs?.(site) ?? third] }
}
