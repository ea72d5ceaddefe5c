/** What stands in the form as it is typed, and then as it would be heard. */
import { minute as words } from '#content/minute.ts'
import { languageOf } from '#content/programme/languages.ts'
import type { Reading } from '#domain/evidence.ts'
import { own } from '#domain/own.ts'
import { ownAnswerId, ownHoursId, ownSentenceId } from '#domain/own-words.ts'
import type { TypedField, Wishes } from '#domain/wishes.ts'
import type { Minute } from '#operations/owner-minute.ts'
import { judgeTyped, type WishFault } from '#production/writer/judge-wishes.ts'
import { tryWishes } from '#production/writer/try-wishes.ts'
import { wordsOfLanguage } from '#production/writer/words-of.ts'
import { chosenBy, type MinuteDraft } from './minute-draft.ts'

export type PageFault = { fault: 'no-who' } | { fault: 'too-few'; words: number }
type Judged = { faults: Map<TypedField, WishFault>; pageFault?: PageFault | undefined; wishes: Wishes }

export async function judgeDraft(minute: Minute, reading: Reading, draft: MinuteDraft): Promise<Judged> {
  const language = languageOf(reading.language) ?? languageOf('en')
  if (!language) throw new Error('There is no language to ask in.')
  const asksHours = own(words.asksHours, language.code) ?? words.asksHours.en ?? ''
  const typed = judgeTyped(draft.typed, {
    ...{
      reading: minute.reading ?? undefined,
      words: wordsOfLanguage(language),
      refused: minute.refused,
      asksHours,
    },
  })
  const chosen = chosenBy(draft)
  const isEmpty =
    minute.state === 'thin' &&
    Object.values(chosen).every((keys) => keys.every((key) => key.startsWith('own')))
  const wishes: Wishes = {
    ...typed.wishes,
    ...(!isEmpty && { chosen }),
    ...(draft.silent.length > 0 && { silent: [...draft.silent] }),
    saidOn: new Date().toISOString().slice(0, 10),
  }
  const faults = new Map(typed.faults)
  if (faults.size > 0) return { faults, wishes }
  if (!wishes.sentence && !draft.who && !isEmpty) return { faults, pageFault: { fault: 'no-who' }, wishes }
  const told = await tryWishes(reading, wishes)
  for (const [key, reason] of told.notHeard) {
    const field = fieldOf.get(key)
    if (field) faults.set(field, { fault: 'not-heard', reason })
  }
  return {
    faults,
    wishes,
    pageFault: told.outcome === 'too-little' ? { fault: 'too-few', words: told.words } : undefined,
  }
}

const fieldOf = new Map<string, TypedField>([
  [ownSentenceId, 'sentence'],
  [ownHoursId, 'hours'],
  [ownAnswerId(0), 'answer1'],
  [ownAnswerId(1), 'answer2'],
  [ownAnswerId(2), 'answer3'],
])
