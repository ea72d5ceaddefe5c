import type { Episode } from '#domain/episode.ts'
import type { Speaker } from '#domain/script.ts'
import { spokenBy } from '#domain/spoken-by.ts'

export const hasPreviewVoices = ({ voices }: Episode) =>
  Object.values(voices).some((voice) => voice?.isPreview)

type Heard = Pick<Episode, 'voices'> & { sentences: readonly { speaker: Speaker }[] }

/** Who is heard, in the order of their first sentence. */
export function voiceNames(episode: Heard): string {
  const speakers = new Set(episode.sentences.map(({ speaker }) => speaker))
  return list.format([...speakers].map((speaker) => spokenBy(episode, speaker)))
}

const list = new Intl.ListFormat('en-GB')
