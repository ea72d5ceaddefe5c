import { Button, Img, Link, Text } from '@react-email/components'
import { letters } from '#content/letters.ts'
import type { EpisodeFacts } from '#domain/episode.ts'
import { deletePath, listenPath } from '#domain/published-episode.ts'
import { ChangeParagraph } from './change-paragraph.tsx'
import { type Frame, LetterFrame } from './letter-frame.tsx'
import { colours, styles } from './letter-styles.ts'
import { NextParagraphs } from './next-paragraphs.tsx'

const words = letters.episodeReady

/** The picture travels with the letter under this name. */
const pictureId = 'episode'

export type EpisodeLetterFacts = EpisodeFacts & { token: string }

type Ready = Omit<Frame, 'title' | 'preview' | 'children'> & { episode: EpisodeLetterFacts }

export function EpisodeReadyLetter({ episode, ...frame }: Ready) {
  const { show, title, summary, token, isPreview, next = [] } = episode
  const minutes = minutesOf(episode)
  const address = frame.origin + listenPath(token)
  return (
    <LetterFrame
      title={title}
      preview={words.preview(minutes)}
      {...frame}
      foot={<Deletion href={frame.origin + deletePath(token)} />}
    >
      <Text className="quiet" style={styles.small}>
        {words.length(show, minutes)}
      </Text>
      <Heard episode={episode} address={address} />
      <Button href={address} style={styles.button}>
        {words.listen}
      </Button>
      {summary.map((sentence) => (
        <Text key={sentence} style={styles.text}>
          {sentence}
        </Text>
      ))}
      <Text style={styles.strong}>{words.forward}</Text>
      <NextParagraphs next={next} origin={frame.origin} />
      <ChangeParagraph address={frame.minuteAddress} />
      <Text className="quiet" style={styles.small}>
        {words.private}
      </Text>
      <Text className="quiet" style={styles.small}>
        {words.voices} {isPreview && words.previewVoices}
      </Text>
    </LetterFrame>
  )
}

const Deletion = ({ href }: { href: string }) => (
  <Link className="quiet" href={href} style={{ color: colours.quiet, textDecoration: 'underline' }}>
    {words.delete}
  </Link>
)

/** Cover and sound, and one line of it; its cover may show what somebody has typed, and then there is neither. */
function Heard({ episode, address }: { episode: EpisodeLetterFacts; address: string }) {
  const { show, title, quote, hasOwnWords } = episode
  if (hasOwnWords) return null
  return (
    <>
      <Link href={address}>
        <Img src={`cid:${pictureId}`} alt={words.picture(show, title)} width="504" style={styles.picture} />
      </Link>
      {quote && (
        <>
          <Text style={styles.quote}>“{quote}”</Text>
          <Text className="quiet" style={styles.quoted}>
            {words.quoted(show)}
          </Text>
        </>
      )}
    </>
  )
}

const minutesOf = ({ seconds }: EpisodeLetterFacts) => Math.max(1, Math.round(seconds / 60))
