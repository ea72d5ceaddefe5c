import type { Episode } from '#domain/episode.ts'
import type { MediaFile } from '#domain/published-episode.ts'
import { chaptersJson } from '#production/publish/chapters-json.ts'
import { picture, text } from '#production/publish/keep-files.ts'
import { transcriptText } from '#production/publish/transcript-text.ts'

type Came = {
  episode: Episode
  mp3: Blob
  pictures: { cover: Uint8Array; smallCover: Uint8Array; card: Uint8Array }
  vtt: string | undefined
  hasChapters: boolean
}

/** What its old feed had; a transcript for people is made of the one for players. */
export const arrivedFiles = ({
  episode,
  mp3,
  pictures,
  vtt,
  hasChapters,
}: Came): Partial<Record<MediaFile, Blob>> => ({
  'episode.mp3': mp3,
  'cover.jpg': picture(pictures.cover),
  'cover-small.jpg': picture(pictures.smallCover),
  'card.jpg': picture(pictures.card),
  ...(vtt && {
    'transcript.vtt': text(vtt, 'text/vtt; charset=utf-8'),
    'transcript.txt': text(transcriptText(episode), 'text/plain; charset=utf-8'),
  }),
  ...(hasChapters && { 'chapters.json': text(chaptersJson(episode), 'application/json+chapters') }),
})
