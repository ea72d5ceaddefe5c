import { openAsBlob } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { withoutDirections } from '#domain/directions.ts'
import type { Episode, SpokenSentence } from '#domain/episode.ts'
import type { Reading } from '#domain/evidence.ts'
import type { Ledger } from '#domain/ledger/ledger.ts'
import { inTwoInks } from '#domain/waveform.ts'
import { workKey } from '#domain/work-files.ts'
import { masterEpisode } from '#production/mastering/master-episode.ts'
import { masterFile } from '#vendors/cache-folder.ts'
import { episodeAsEdited } from './as-edited.ts'
import { materialOf } from './material.ts'
import { recordAsEdited } from './record-as-edited.ts'
import type { Finished, Order, Result } from './step.ts'
import { stored } from './stored.ts'

export async function masterStep(order: Order, finished: Finished): Promise<Result<Finished['master']>> {
  const { requestId, signal, vendors, form = 'episode' } = order
  const { storage, cacheFolder } = vendors
  const told = episodeAsEdited(order, finished)
  const { script, ledger, theme } = told
  // This may be another machine than the one that has recorded them.
  const recorded = await recordAsEdited(order, told)
  if (recorded.outcome !== 'recorded') return recorded
  const target = masterFile(cacheFolder, requestId)
  await mkdir(path.dirname(target), { recursive: true })
  const mastered = await masterEpisode({
    script,
    form,
    theme,
    clips: recorded.clips,
    target,
    cacheFolder,
    signal,
  })
  if (mastered.outcome !== 'mastered') return { outcome: 'wait', reason: mastered.reason }
  const { name, url, pages } = materialOf(order, finished)
  const { outcome: _, sentences, levels, ...figures } = mastered
  const episode: Episode = {
    ...(script.language && { language: script.language }),
    ...{ show: script.show, title: script.title, summary: script.summary },
    ...{ business: name, website: url },
    voices: recorded.voices,
    sentences: withEvidence(sentences, ledger, pages),
    ...figures,
    waveform: inTwoInks(levels, figures.seconds, sentences),
  }
  return stored(async () => {
    const mp3 = workKey(requestId, 'episode.mp3')
    await storage.put(mp3, await openAsBlob(target, { type: 'audio/mpeg' }))
    await rm(target)
    return { episode, mp3 }
  })
}

/** Sentence by sentence, as the ledger has computed it, with what each page is called. */
function withEvidence(
  sentences: readonly Omit<SpokenSentence, 'evidence'>[],
  { entries }: Ledger,
  pages: Reading['pages'],
): SpokenSentence[] {
  const titles = new Map(pages.map(({ url, title }) => [url, withoutDirections(title)]))
  return sentences.map((sentence, at) => ({
    ...sentence,
    evidence: (entries[at]?.evidence ?? []).map(({ url, passage, saidOn }) => {
      const page = titles.get(url)
      return { url, passage, ...(saidOn && { saidOn }), ...(page && { page }) }
    }),
    ...(entries[at]?.vouchedBy && { vouchedBy: entries[at].vouchedBy }),
  }))
}
