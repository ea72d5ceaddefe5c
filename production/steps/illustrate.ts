import { brandIn } from '#content/brand.ts'
import { settingsWith } from '#domain/settings.ts'
import { waveformOf } from '#domain/waveform.ts'
import { workKey } from '#domain/work-files.ts'
import { illustrate } from '#pictures/episode/illustrate.ts'
import { tagLength, tagOf } from '#production/mastering/tag.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { episodeAsEdited } from './as-edited.ts'
import { materialOf } from './material.ts'
import type { Finished, Order, Result } from './step.ts'
import { readBlob, stored } from './stored.ts'

/** At a terminal nothing is set. */
const usualMaker = brandIn(settingsWith())

export async function illustrateStep(
  order: Order,
  finished: Finished,
): Promise<Result<Finished['illustrate']>> {
  const { requestId, vendors } = order
  const { name, colours } = materialOf(order, finished)
  const { script, cover: take } = episodeAsEdited(order, finished)
  const { show, title, chosen } = script
  const drawn = chosen?.cover ?? { business: name, colours }
  const pictures = await illustrate({
    show,
    title,
    business: drawn.business,
    maker: vendors.maker ?? usualMaker,
    colours: drawn.colours,
    waveform: waveformOf(finished.master.episode),
    take,
  })
  const keys = {
    cover: workKey(requestId, 'cover.jpg'),
    smallCover: workKey(requestId, 'cover-small.jpg'),
    card: workKey(requestId, 'card.jpg'),
  }
  return stored(async () => {
    await putCoverOn(vendors.storage, finished.master, pictures.smallCover)
    for (const picture of ['cover', 'smallCover', 'card'] as const)
      await vendors.storage.put(
        keys[picture],
        new Blob([new Uint8Array(pictures[picture])], { type: 'image/jpeg' }),
      )
    return keys
  })
}

/** Players without a network show what is in the file. */
async function putCoverOn(
  storage: Storage,
  { episode, mp3 }: Finished['master'],
  cover: Uint8Array,
): Promise<void> {
  const file = await readBlob(storage, mp3, 'audio/mpeg')
  const head = new Uint8Array(await file.slice(0, 10).arrayBuffer())
  const tag = tagOf({ ...episode, cover })
  await storage.put(mp3, new Blob([new Uint8Array(tag), file.slice(tagLength(head))], { type: 'audio/mpeg' }))
}
