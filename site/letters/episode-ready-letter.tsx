import { Button, Img, Link, Text } from '@react-email/components'
import { letters } from '#content/letters.ts'
import { deletePath, listenPath } from '#domain/published-episode.ts'
import { paths } from '#site/paths.ts'
import { ChangeParagraph } from './change-paragraph.tsx'
import { type Frame, LetterFrame } from './letter-frame.tsx'
import { colours, styles } from './letter-styles.ts'

const words = letters.episodeReady

/** The picture travels with the letter under this name. */
const coverId = 'cover'

export type EpisodeLetterFacts = {
  show: string
  title: string
  summary: readonly string[]
  seconds: number
  token: string
  isPreview: boolean
  /** Then its cover may show what somebody has typed. */
  hasOwnWords?: boolean
}

type Ready = Omit<Frame, 'title' | 'preview' | 'children'> & { episode: EpisodeLetterFacts }

export function EpisodeReadyLetter({ episode, ...frame }: Ready) {
  const { show, title, summary, token, isPreview, hasOwnWords } = episode
  const minutes = minutesOf(episode)
  return (
    <LetterFrame title={title} preview={words.preview(minutes)} {...frame}>
      <Text className="quiet" style={styles.small}>
        {words.length(show, minutes)}
      </Text>
      {!hasOwnWords && (
        <Img src={`cid:${coverId}`} alt={words.cover(show)} width="240" height="240" style={styles.cover} />
      )}
      <Button href={frame.origin + listenPath(token)} style={styles.button}>
        {words.listen}
      </Button>
      {summary.map((sentence) => (
        <Text key={sentence} style={styles.text}>
          {sentence}
        </Text>
      ))}
      <ChangeParagraph address={frame.minuteAddress} />
      <Text style={styles.text}>{words.private}</Text>
      <Text className="quiet" style={styles.small}>
        {words.voices} {isPreview && words.previewVoices}
      </Text>
      <Text style={styles.strong}>{words.nextTitle}</Text>
      <Text style={styles.text}>
        {words.next}{' '}
        <Link className="signal" href={frame.origin + paths.contact()} style={{ color: colours.signal }}>
          {words.book}
        </Link>
      </Text>
      <Text style={styles.small}>
        <Link className="quiet" href={frame.origin + deletePath(token)} style={{ color: colours.quiet }}>
          {words.delete}
        </Link>
      </Text>
    </LetterFrame>
  )
}

const minutesOf = ({ seconds }: EpisodeLetterFacts) => Math.max(1, Math.round(seconds / 60))
