import type { ReactNode } from 'react'
import { listening } from '#content/listening.ts'
import { unreadNote } from '#content/programme/unread-note.ts'
import type { EpisodeChapter } from '#domain/episode.ts'
import { InlineScript } from '#site/inline-script.tsx'
import { clock } from '#site/ui/clock.ts'
import { ChapterText } from './chapter-text.tsx'
import followAlong from './follow-along.ts?inline'
import styles from './transcript.module.css'
import { type Transcribed, turnsIn } from './turns.ts'

const { title, text, skip, now } = listening.transcript

type TranscriptProps = {
  episode: Transcribed
  audio: string
  /** Id of what comes after it. */
  skipTo: string
  /** Not where the website exists only here. */
  linksSources?: boolean
  /** Each chapter opens by itself, and by what is heard; without JavaScript, too. */
  isFolded?: boolean
}

/** Plain HTML for 400 sentences; a small script lets it follow the audio element, which the player moves. */
export function Transcript({
  episode,
  audio,
  skipTo,
  linksSources = true,
  isFolded = false,
}: TranscriptProps) {
  const note = unreadNote(episode.language)
  return (
    <section className={styles.transcript} aria-labelledby="transcript" data-transcript>
      <div className="wrap">
        <div className={styles.heading}>
          <h2 id="transcript">{title}</h2>
          <p className="lead quiet">{text}</p>
          {note && <p className="quiet">{note}</p>}
          <a className="skip" href={`#${skipTo}`}>
            {skip}
          </a>
        </div>
        {episode.chapters.map((chapter) => (
          <Chapter
            key={chapter.start}
            chapter={chapter}
            isFolded={isFolded}
            isFirst={chapter === episode.chapters[0]}
            language={episode.language}
          >
            {turnsIn(episode, chapter).map((turn) => (
              <ChapterText
                key={turn.sentences[0]?.start}
                turn={turn}
                business={episode.business}
                language={episode.language}
                audio={audio}
                linksSources={linksSources}
              />
            ))}
          </Chapter>
        ))}
        <div className={`night ${styles.now}`} data-now hidden>
          <button
            type="button"
            className={styles.toggle}
            data-toggle
            data-pause={now.pause}
            data-play={now.play}
          >
            {now.pause}
          </button>
          <span className="figures" data-at />
          <a href="#transcript" className={styles.back} data-spoken>
            {now.back}
          </a>
        </div>
      </div>
      <InlineScript type="module" code={followAlong} />
    </section>
  )
}

type ChapterProps = {
  chapter: EpisodeChapter
  language: string | undefined
  isFolded: boolean
  /** Somebody sees at once what the others hold. */
  isFirst: boolean
  children: ReactNode
}

function Chapter({ chapter: { start, title }, language, isFolded, isFirst, children }: ChapterProps) {
  const heading = (
    <h3>
      <span className="figures quiet">{clock(start)}</span> <span lang={language}>{title}</span>
    </h3>
  )
  if (!isFolded)
    return (
      <section className={styles.chapter}>
        {heading}
        {children}
      </section>
    )
  return (
    <details className={styles.folded} open={isFirst}>
      <summary>{heading}</summary>
      <div className={styles.chapter}>{children}</div>
    </details>
  )
}
