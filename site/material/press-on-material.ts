import type pg from 'pg'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { materialWords as words } from '#content/portal-material.ts'
import type { SourceRights } from '#domain/source.ts'
import { allowSource, answerAsked, markLines, takeAway } from '#operations/material/change-source.ts'
import { handIn, type MaterialBy } from '#operations/material/hand-in.ts'
import type { pressOnTopic } from './press-on-topic.ts'

type Outcome = keyof typeof words.said
const isOutcome = (text: string): text is Outcome => Object.hasOwn(words.said, text)

/** As it was read. */
type Form = { text(name: string): string; all(name: string): string[]; file(name: string): File | undefined }
/** What was typed stays in its field. */
export const materialAnswer = z.strictObject({
  outcome: z.string().refine(isOutcome),
  typed: z.strictObject({ question: z.string(), answer: z.string() }).optional(),
})

type Where = { pool: pg.Pool; by: MaterialBy; sourcePage(sourceId: string): string }

const rightsIn = (form: Form): SourceRights => (form.text('rights') === 'ours' ? 'ours' : 'background')

export async function pressOnMaterial({ pool, by, sourcePage }: Where, showId: string, form: Form) {
  if (form.text('intent') === 'answer') {
    const typed = { question: form.text('question').slice(0, 200), answer: form.text('answer') }
    const answered = { question: typed.question, answer: typed.answer.replaceAll('\r\n', '\n').trim() }
    const outcome = await answerAsked(pool, by, { showId, name: words.answers.source, ...answered })
    return said(outcome, outcome === 'done' ? undefined : typed)
  }
  const file = form.file('file')
  if (!file) return said('empty')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kept = await handIn(pool, by, { showId, name: file.name, bytes, rights: rightsIn(form) })
  return kept.outcome === 'kept' ? redirect(sourcePage(kept.sourceId), 303) : said(kept.outcome)
}

export async function pressOnSource(
  { pool, by, listPage }: Omit<Where, 'sourcePage'> & { listPage: string },
  sourceId: string,
  form: Form,
) {
  const intent = form.text('intent')
  if (intent === 'remove') {
    const outcome = await takeAway(pool, by, sourceId, form.text('sure') !== '')
    return outcome === 'done' ? redirect(listPage, 303) : said(outcome)
  }
  if (intent === 'marks')
    return said(
      await markLines(pool, by, sourceId, { shown: numbers(form, 'shown'), ours: numbers(form, 'ours') }),
    )
  const use = { rights: rightsIn(form), hasAgreed: form.text('agreed') !== '' }
  return said(await allowSource(pool, by, sourceId, use))
}

const numbers = (form: Form, name: string) =>
  form.all(name).flatMap((text) => (/^\d{1,5}$/.test(text) ? [Number(text)] : []))

const statuses: Partial<Record<Outcome, number>> = {
  done: 200,
  kept: 200,
  forbidden: 403,
  gone: 404,
  'too-big': 413,
}
const said = (outcome: Outcome, typed?: { question: string; answer: string }) =>
  data({ outcome, ...(typed && { typed }) }, statuses[outcome] ?? 422)

/** What is known already is known of a file, too, in other words. */
export const saidOfTopics = (outcome: Awaited<ReturnType<typeof pressOnTopic>>) =>
  said(outcome === 'known' ? 'known-topic' : outcome)
