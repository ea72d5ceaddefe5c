/** Everything of a show, file by file, as it moves out. */
import type pg from 'pg'
import { heardShow, type ShowWithEpisodes } from '#database/heard-shows.ts'
import { episodesOfKit, type KitEpisode, wordsOfKit } from '#database/kit-episodes.ts'
import { coverBytes, coverName } from '#database/show-covers.ts'
import { showAudioPath, showFilePath, slugOf } from '#domain/public-show.ts'
import { type MediaFile, mediaFiles, mediaKey } from '#domain/published-episode.ts'
import { figuresAsCsv } from '#operations/listening/show-figures.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { guideOfKit, scriptOfKit } from './kit-pages.ts'
import { coverSizeOf } from './own-cover.ts'
import { showFeed } from './show-feed.ts'
import type { ZippedFile } from './zipped.ts'

type Wanted = { pool: pg.Pool; storage: Storage; origin: string; now?: () => Date }
export type EpisodeOfKit = KitEpisode & { folder: string }
type Kit = { slug: string; files: AsyncGenerator<ZippedFile> }

/** Undefined: the show was never filled in. */
export async function exitKit(wanted: Wanted, showId: string): Promise<Kit | undefined> {
  const shown = await heardShow(wanted.pool, showId, { isKept: true })
  return shown && { slug: shown.show.slug, files: filesOf(wanted, shown) }
}

async function* filesOf(wanted: Wanted, shown: ShowWithEpisodes): AsyncGenerator<ZippedFile> {
  const { pool, origin, now = () => new Date() } = wanted
  const { show } = shown
  const at = now()
  const episodes = (await episodesOfKit(pool, show.showId)).map(withFolder)
  const text = (name: string, content: string): ZippedFile => ({ name, at, content })
  yield text('README.html', guideOfKit({ show, episodes, origin, at }))
  yield text('feed.xml', showFeed({ origin, ...shown }))
  yield text('kit.json', JSON.stringify(contentsOf(origin, show.slug, episodes), null, 2))
  yield text('figures.csv', await figuresAsCsv(pool, show.showId))
  const cover = await coverName(pool, show.showId)
  for (const episode of episodes) yield* filesOfEpisode(wanted, episode, cover && show.showId)
}

/** `covered`: the show that was given a cover, which is that of each episode. */
async function* filesOfEpisode(
  { pool, storage }: Wanted,
  kept: EpisodeOfKit,
  covered: string | undefined,
): AsyncGenerator<ZippedFile> {
  const { folder, media, publishedAt: at, requestId, title } = kept
  const words = await wordsOfKit(pool, requestId)
  if (!words) throw new Error('An episode was deleted while its show was packed.')
  const { chapters, sentences, voices, language, business, website } = words
  const script = { title, language, business, website, voices, chapters, sentences }
  yield { name: `${folder}/script.html`, at, content: scriptOfKit(title, words) }
  yield { name: `${folder}/script.json`, at, content: JSON.stringify(script, null, 1) }
  for (const file of filesIn(kept)) {
    const key = mediaKey(media.name, file)
    const size = coverSizeOf(file)
    const content = async () => {
      const own = covered && size && (await coverBytes(pool, covered, size))
      if (own) return new Blob([own]).stream()
      const stream = await storage.open(key)
      if (!stream) throw new Error('A file was deleted while its show was packed.')
      return stream
    }
    yield { name: `${folder}/${file}`, at, content }
  }
}

const filesIn = ({ media }: KitEpisode): MediaFile[] =>
  mediaFiles.filter((file) => media.sizes[file] !== undefined)

function withFolder(episode: KitEpisode, at: number): EpisodeOfKit {
  const { inFeed, title } = episode
  const place = (number: number) => String(number).padStart(3, '0')
  const folder = inFeed
    ? `episodes/${place(inFeed.number)}-${inFeed.slug}`
    : `not-in-feed/${[place(at + 1), slugOf(title)].filter(Boolean).join('-')}`
  return { ...episode, folder }
}

/** Which address of the feed is which file. */
function contentsOf(origin: string, show: string, episodes: readonly EpisodeOfKit[]) {
  const files: Record<string, string> = {}
  for (const episode of episodes)
    if (episode.inFeed)
      for (const file of filesIn(episode)) {
        const { slug } = episode.inFeed
        const path =
          file === 'episode.mp3' ? showAudioPath(show, slug) : showFilePath(show, episode.inFeed, file)
        files[origin + path] = `${episode.folder}/${file}`
      }
  return { kit: 1, feed: 'feed.xml', files }
}
