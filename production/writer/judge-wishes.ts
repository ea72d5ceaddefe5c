/** What is typed in the owner's minute, field by field: text that may be read aloud, or what is wrong with it. */
import type { Reading } from '#domain/evidence.ts'
import { type Against, againstSite } from '#domain/gate/against-site.ts'
import { minuteLimits } from '#domain/minute-limits.ts'
import {
  type OwnText,
  type OwnTextFault,
  ownName,
  ownQuestion,
  ownSentences,
  ownTelephone,
} from '#domain/own-text.ts'
import {
  type OwnAnswer,
  type TypedField,
  type TypedWishes,
  typedFields,
  type Wishes,
} from '#domain/wishes.ts'
import { phraseFinder } from '#reader/phrases.ts'
import type { Words } from './words-of.ts'

export type WishFault =
  | { fault: OwnTextFault | 'to-machines' | 'refused-word' | 'needs-answer' | 'needs-question' }
  | { fault: 'against'; against: Against }
  /** What the programme would make of it does not stand, with the gate's reason. */
  | { fault: 'not-heard'; reason: string }
export type WishFaults = ReadonlyMap<TypedField, WishFault>

type Judging = {
  /** The website as it was read, without their words; nothing where it could not be read. */
  reading: Reading | undefined
  words: Words
  /** Phrases that the operators do not want to hear. */
  refused: readonly string[]
  asksHours: string
}

const checks: Readonly<Record<TypedField, (typed: string) => OwnText>> = {
  name: (typed) => ownName(typed, minuteLimits.name),
  telephone: (typed) => ownTelephone(typed, minuteLimits.telephone),
  hours: (typed) => ownSentences(typed, minuteLimits.hours),
  sentence: (typed) => ownSentences(typed, minuteLimits.sentence),
  question1: question,
  question2: question,
  question3: question,
  answer1: answer,
  answer2: answer,
  answer3: answer,
}

function question(typed: string): OwnText {
  return ownQuestion(typed, minuteLimits.question)
}
function answer(typed: string): OwnText {
  return ownSentences(typed, minuteLimits.answer)
}

/** Telephone and hours correct the website: they may say otherwise. */
const corrects: ReadonlySet<TypedField> = new Set(['telephone', 'hours', 'name'])

type JudgedWishes = { wishes: Omit<Wishes, 'saidOn' | 'chosen'>; faults: WishFaults }

export function judgeTyped(
  typed: TypedWishes,
  { reading, words, refused, asksHours }: Judging,
): JudgedWishes {
  const against = reading ? againstSite(reading) : againstSite(nothingRead)
  const unwanted = phraseFinder(refused)
  const faults = new Map<TypedField, WishFault>()
  const texts = new Map<TypedField, string>()
  for (const field of typedFields) {
    if (!typed[field].trim()) continue
    const checked = checks[field](typed[field])
    if (!checked.ok) {
      faults.set(field, { fault: checked.fault })
      continue
    }
    texts.set(field, checked.text)
    const found = against(checked.text).find(({ kind }) => kind === 'safety' || !corrects.has(field))
    if (unwanted.in(checked.text)) faults.set(field, { fault: 'refused-word' })
    else if (words.toMachines.in(checked.text)) faults.set(field, { fault: 'to-machines' })
    else if (found) faults.set(field, { fault: 'against', against: found })
  }
  const answers = answersIn(texts, faults)
  const [name, telephone, sentence, hours] = (['name', 'telephone', 'sentence', 'hours'] as const).map(
    (field) => texts.get(field),
  )
  return {
    wishes: {
      ...(name && { name }),
      ...(telephone && { telephone }),
      ...(sentence && { sentence }),
      ...(hours && { hours: { question: asksHours, answer: hours } }),
      ...(answers.length > 0 && { answers }),
    },
    faults,
  }
}

/** A question without an answer is none, and an answer without a question has nobody who asks. */
function answersIn(texts: ReadonlyMap<TypedField, string>, faults: Map<TypedField, WishFault>): OwnAnswer[] {
  const pairs = [
    ['question1', 'answer1'],
    ['question2', 'answer2'],
    ['question3', 'answer3'],
  ] as const
  return pairs.flatMap(([asked, said]) => {
    const [question, answer] = [texts.get(asked), texts.get(said)]
    if (question && !answer && !faults.has(said)) faults.set(said, { fault: 'needs-answer' })
    if (answer && !question && !faults.has(asked)) faults.set(asked, { fault: 'needs-question' })
    return question && answer ? [{ question, answer }] : []
  })
}

const nothingRead: Reading = {
  ...{ url: '', host: '', name: '', language: 'en' },
  ...{ pages: [], passages: [], colours: [] },
}
