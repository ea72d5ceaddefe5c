/** What stands in the form: what is chosen, in which order, and what is typed. It goes back and forth whole. */

import { minuteLimits } from '#domain/minute-limits.ts'
import { ownAnswerId, ownHoursId } from '#domain/own-words.ts'
import {
  type ChosenExcerpts,
  type HostLine,
  hostLines,
  type TypedField,
  type TypedWishes,
  typedFields,
  type Wishes,
} from '#domain/wishes.ts'
import type { Offered, OfferedExcerpt } from '#production/writer/offered.ts'

export type MinuteDraftRow = { key: string; isHeard: boolean }
export type MinuteDraft = {
  opening: string
  who: string
  step: string
  rows: readonly MinuteDraftRow[]
  reviews: readonly MinuteDraftRow[]
  silent: readonly HostLine[]
  typed: TypedWishes
}

const slots = [0, 1, 2] as const
/** A form has as many fields as there are slots. */
const questionField = (slot: number) => `question${slot + 1}` as TypedField
/** And as many answers. */
const answerField = (slot: number) => `answer${slot + 1}` as TypedField

const typedWith = (text: (field: TypedField) => string) =>
  Object.fromEntries(typedFields.map((field) => [field, text(field)])) as Record<TypedField, string> // each of them

/** As it was kept, or as we have chosen. */
export function minuteDraftOf({ chosen }: Pick<Offered, 'chosen'>, wishes: Wishes | null): MinuteDraft {
  const heard = (keys: readonly string[]) => keys.map((key) => ({ key, isHeard: true }))
  const { answers = [], name = '', telephone = '', sentence = '', hours } = wishes ?? {}
  const typed = typedWith(() => '')
  Object.assign(typed, { name, telephone, sentence, hours: hours?.answer ?? '' })
  for (const [slot, { question, answer }] of answers.entries())
    Object.assign(typed, { [questionField(slot)]: question, [answerField(slot)]: answer })
  return withOwnRows({
    opening: chosen.opening[0] ?? '',
    who: chosen.who[0] ?? '',
    step: chosen.step[0] ?? '',
    rows: heard(chosen.thread),
    reviews: heard(chosen.reviews),
    silent: wishes?.silent ?? [],
    typed,
  })
}

/** Whatever somebody sends: what it names is looked up later. */
export function readMinuteDraft(form: FormData): MinuteDraft {
  const text = (name: string) => String(form.get(name) ?? '')
  const all = (name: string) => form.getAll(name).slice(0, 500).map(String)
  const rowsOf = (shown: string, ticked: string): MinuteDraftRow[] => {
    const heard = new Set(all(ticked))
    return all(shown).map((key) => ({ key, isHeard: heard.has(key) }))
  }
  const spoken = new Set(all('say'))
  const silent = hostLines.filter((line) => all('said').includes(line) && !spoken.has(line))
  const taken = all('take').map((key) => ({ key, isHeard: true }))
  const { typed, moved } = withoutGaps(typedWith(text))
  const rows = rowsOf('row', 'thread').map((row) => ({ ...row, key: moved.get(row.key) ?? row.key }))
  return {
    ...{ opening: text('opening'), who: text('who'), step: text('step') },
    ...{ rows: [...rows, ...taken], reviews: [...rowsOf('review-row', 'reviews'), ...taken], silent, typed },
  }
}

/** Questions move up where one before them is emptied, and their rows with them. */
function withoutGaps(typed: Record<TypedField, string>) {
  const pairs = slots.map((slot) => ({
    slot,
    question: typed[questionField(slot)],
    answer: typed[answerField(slot)],
  }))
  const filled = pairs.filter(({ question, answer }) => (question + answer).trim())
  const closed = { ...typed }
  for (const slot of slots) {
    closed[questionField(slot)] = filled[slot]?.question ?? ''
    closed[answerField(slot)] = filled[slot]?.answer ?? ''
  }
  const moved = new Map(pairs.map(({ slot }) => [ownAnswerId(slot), '']))
  for (const [at, { slot }] of filled.entries()) moved.set(ownAnswerId(slot), ownAnswerId(at))
  return { typed: closed, moved }
}

/** Only what there is, each once; what is newly ticked comes last. */
export function fitted(draft: MinuteDraft, { excerpts, fit }: Offered): MinuteDraft {
  const known = new Map(excerpts.map((excerpt) => [excerpt.key, excerpt]))
  const once = (rows: readonly MinuteDraftRow[], isFit: (excerpt: OfferedExcerpt) => boolean) => {
    // What is known was asked about just now.
    const fitting = rows.filter(
      ({ key }) => isOwn(key) || (known.get(key) && isFit(known.get(key) as OfferedExcerpt)),
    )
    return [...new Map(fitting.map((row) => [row.key, row])).values()].slice(0, minuteLimits.excerpts)
  }
  const oneOf = (key: string, keys: readonly string[]) => (keys.includes(key) ? key : '')
  return withOwnRows({
    ...draft,
    opening: oneOf(draft.opening, fit.opening),
    who: oneOf(draft.who, fit.who),
    step: oneOf(draft.step, fit.step),
    rows: once(draft.rows, ({ kind }) => kind !== 'review'),
    reviews: once(draft.reviews, ({ kind }) => kind === 'review').filter(({ key }) => !isOwn(key)),
  })
}

export const isOwn = (key: string) => key === ownHoursId || slots.some((slot) => key === ownAnswerId(slot))

/** Whoever writes an answer hears it: its row is there as long as it is. */
function withOwnRows(draft: MinuteDraft): MinuteDraft {
  const { typed, rows } = draft
  const there = [
    ...slots.filter((slot) => typed[questionField(slot)].trim()).map(ownAnswerId),
    ...(typed.hours.trim() ? [ownHoursId] : []),
  ]
  const kept = rows.filter(({ key }) => !isOwn(key) || there.includes(key))
  const missing = there.filter((key) => kept.every((row) => row.key !== key))
  const all = [...kept, ...missing.map((key) => ({ key, isHeard: true }))]
  return { ...draft, rows: all.map((row) => (isOwn(row.key) ? { ...row, isHeard: true } : row)) }
}

/** One place up or down, among those it stands with. */
export function movedRow(draft: MinuteDraft, direction: 'up' | 'down', key: string): MinuteDraft {
  const move = (rows: readonly MinuteDraftRow[]) => {
    const at = rows.findIndex((row) => row.key === key)
    const to = direction === 'up' ? at - 1 : at + 1
    const [row, other] = [rows[at], rows[to]]
    return row && other ? rows.with(at, other).with(to, row) : rows
  }
  return { ...draft, rows: move(draft.rows), reviews: move(draft.reviews) }
}

/** Nothing is heard twice. */
export function chosenBy({ opening, who, step, rows, reviews }: MinuteDraft): ChosenExcerpts {
  const single = [opening, who, step].filter(Boolean)
  const heard = (all: readonly MinuteDraftRow[]) =>
    all.filter(({ key, isHeard }) => isHeard && !single.includes(key)).map(({ key }) => key)
  return {
    opening: opening && opening !== who && opening !== step ? [opening] : [],
    who: who ? [who] : [],
    thread: heard(rows),
    reviews: heard(reviews),
    step: step && step !== who ? [step] : [],
  }
}
