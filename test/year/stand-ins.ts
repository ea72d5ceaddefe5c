/** A writer, voices and pictures that take no time. */
import type pg from 'pg'
import { findToldBefore } from '#database/earlier-episodes.ts'
import { noteWaiting } from '#database/production-steps.ts'
import type { MadeStep } from '#domain/production.ts'
import { workKey } from '#domain/work-files.ts'
import type { Notebook } from '#production/line.ts'
import { notebookInDatabase } from '#production/notebook-in-database.ts'
import type { Finished } from '#production/steps/step.ts'
import { anEpisode } from '#test/episode-under-test.ts'
import type { Storage } from '#vendors/storage/storage.ts'

const passagesOfEpisode = 4

/** `passagesOf`: how many a website has. */
export type Wanted = { pool: pg.Pool; storage: Storage; passagesOf(website: string): number }

async function keep(notebook: Notebook, step: MadeStep, output: unknown): Promise<boolean> {
  if (notebook.finished.has(step)) return true
  if (!(await notebook.begin(step))) return false
  await notebook.finish(step, output, 1)
  return true
}

/** Of whatever no episode has told. False: nothing is left. */
export async function write({ pool, passagesOf }: Wanted, { requestId, website }: Told): Promise<boolean> {
  const notebook = await notebookInDatabase(pool, requestId)
  if (notebook.finished.has('check-facts')) return true
  const url = `${website}/`
  const told = new Set(
    (await findToldBefore(pool, requestId)).flatMap(({ texts }) => texts.join('\n').split('\n')),
  )
  const passages = Array.from({ length: passagesOf(website) }, (_, at) => ({
    ...{ id: `p${at}`, url, kind: 'text' as const, heading: '' },
    text: `Loaf number ${at + 1} rests for ${at + 2} hours.`,
  })).filter(({ text }) => !told.has(text))
  const free = passages.slice(0, passagesOfEpisode)
  const reading: Finished['read-website'] = {
    ...{ url, host: new URL(url).host, name: 'Bakery', language: 'en', pages: [], colours: [] },
    passages: free,
  }
  if (!(await keep(notebook, 'read-website', reading)) || !(await notebook.begin('plan'))) return false
  if (free.length < passagesOfEpisode) {
    await noteWaiting(pool, requestId, 'plan: Nothing is left to tell.', 'operator')
    return false
  }
  await notebook.finish('plan', {}, 1)
  const sentences = free.map(({ id, text }) => ({
    id: `s${id}`,
    speaker: 'reader' as const,
    text,
    support: [id],
  }))
  const script: Finished['write-script'] = {
    ...{ show: 'Slow Bread', title: `From ${free[0]?.id}`, summary: ['One.', 'Two.', 'Three.'] },
    chapters: [{ title: '', sentences }],
  }
  return (
    (await keep(notebook, 'write-script', script)) &&
    (await keep(notebook, 'check-facts', { script, ledger: { sentences: sentences.length } }))
  )
}

type Told = { requestId: string; website: string }

export async function record({ pool, storage }: Wanted, requestId: string): Promise<boolean> {
  const notebook = await notebookInDatabase(pool, requestId)
  const { script } = notebook.finished.get('check-facts') as Finished['check-facts']
  const spoken = script.chapters.flatMap(({ sentences }) => sentences)
  const episode = anEpisode(spoken.length, { show: script.show, title: script.title })
  const sentences = episode.sentences.map((each, at) => ({ ...each, ...spoken[at], evidence: [] }))
  const file = async (name: string) => {
    const key = workKey(requestId, name)
    await storage.put(key, new Blob([`${name} of ${requestId}`]))
    return key
  }
  return (
    (await keep(notebook, 'record-voices', { clips: 4, seconds: 24 })) &&
    (await keep(notebook, 'master', {
      episode: { ...episode, sentences },
      mp3: await file('episode.mp3'),
    })) &&
    keep(notebook, 'illustrate', {
      cover: await file('cover.jpg'),
      smallCover: await file('cover-small.jpg'),
      card: await file('card.jpg'),
    })
  )
}
