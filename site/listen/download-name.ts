import type { Episode } from '#domain/episode.ts'
import type { MediaFile } from '#domain/published-episode.ts'

/** `slow-bread-what-a-loaf-does.mp3`: letters that every file system takes. */
export function downloadName({ show, title }: Pick<Episode, 'show' | 'title'>, file: MediaFile): string {
  const [kind = '', ending = ''] = file.split('.')
  const words = `${show} ${title}`.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug =
    words
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, 60)
      .replace(/-$/, '') || 'episode'
  return kind === 'episode' ? `${slug}.${ending}` : `${slug}-${kind}.${ending}`
}
