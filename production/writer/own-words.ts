/** What whoever asked says themselves: passages of their own kind, which are read as theirs and support nothing else. */
import { matters } from '#content/programme/matters.ts'
import { ownQuestions } from '#content/programme/own-questions.ts'
import type { Passage, Reading } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { own } from '#domain/own.ts'
import type { Wishes } from '#domain/wishes.ts'
import type { Facts } from './facts.ts'
import type { Marked } from './marked.ts'
import { heads } from './marks.ts'
import { sentencesOf } from './sentences.ts'
import type { Words } from './words-of.ts'

export const ownSentence = 'own'
const ownTelephone = 'own-telephone'

export function ownPassages({ sentence, answers = [], hours, telephone, saidOn }: Wishes, language: string) {
  const passage = (id: string, kind: Passage['kind'], text: string): Passage[] => [
    { id, url: '', kind, heading: '', text, saidOn },
  ]
  const asksHours = (own(ownQuestions, language) ?? ownQuestions.en).hours
  return [
    ...(sentence ? passage(ownSentence, 'text', sentence) : []),
    ...answers.flatMap(({ question, answer }, at) =>
      passage(`own-${at + 1}`, 'question', `${question}\n${answer}`),
    ),
    ...(hours ? passage('own-hours', 'question', `${asksHours}\n${hours}`) : []),
    ...(telephone ? passage(ownTelephone, 'contact', `Telephone: ${telephone}`) : []),
  ]
}

/** The website as it is told: by the name that its owner gives it, with what its owner says. */
export const withOwnWords = (reading: Reading, wishes: Wishes | undefined): Reading =>
  wishes
    ? {
        ...reading,
        name: wishes.name ?? reading.name,
        passages: [...reading.passages, ...ownPassages(wishes, reading.language)],
      }
    : reading

/** Without what its owner says: nobody chooses from that, it is heard as it is. */
export const withoutOwnWords = (reading: Reading): Reading => ({
  ...reading,
  passages: reading.passages.filter(({ saidOn }) => !saidOn),
})

/** What is read of it, by its keys. */
export function ownExcerpts(wishes: Wishes, words: Words): ReadonlyMap<string, Marked> {
  const read = ownPassages(wishes, words.code).filter(({ id }) => id !== ownTelephone)
  return new Map(read.map((passage) => [passage.id, excerptOf(passage, words)]))
}

const nothing = Object.fromEntries(heads.map((head) => [head, 0])) as Marked['marks'] // every head

function excerptOf({ id, kind, text }: Passage, words: Words): Marked {
  const [question = '', ...rest] = text.split('\n')
  const said = kind === 'question' ? rest.join(' ') : text
  return {
    kind: kind === 'question' ? 'answer' : 'prose',
    sentences: sentencesOf(said, words),
    passages: [id],
    ...{ url: '', role: 'other', heading: '', title: '', at: -1 },
    ...(kind === 'question' && { question, cue: { kind, heading: question } }),
    ...{
      marks: nothing,
      over: nothing,
      matter: matters[0],
      isSure: false,
      asksFor: false,
      merit: 0,
      ownWords: 0,
    },
    ...{
      isNamed: false,
      isAboutThem: true,
      hasMoney: false,
      isTheirs: true,
      isSomeones: false,
      isMission: false,
    },
    ...{ asksWho: false, namesStep: false, words: countWords(said) },
  }
}

export const withOwnTelephone = (facts: Facts, telephone: string | undefined): Facts =>
  telephone ? { ...facts, telephone: { said: telephone, passage: ownTelephone } } : facts
