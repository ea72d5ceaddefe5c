import { memo, useEffect, useRef } from 'react'
import { clientSide } from '#content/studio-client-side.ts'
import { desk } from '#content/studio-desk.ts'
import type { DraftSentence } from '#domain/draft/draft.ts'
import type { LedgerVerdict } from '#domain/ledger/ledger.ts'
import { own } from '#domain/own.ts'
import type { DeskScript } from '#operations/script-on-desk.ts'
import styles from './transcript.module.css'

type TranscriptProps = {
  script: DeskScript
  /** What the client says, by sentence. */
  remarks: Readonly<Record<string, string>>
  selected: string
  playing: string | undefined
  select: (id: string) => void
}

/**
 * The whole script; arrows and j, k move through it, and only one sentence stands in the order of Tab. What happens
 * beside it, such as a form that is sent, is no reason to look at 400 rows.
 */
export const DeskTranscript = memo(function Transcript(props: TranscriptProps) {
  const { script, remarks, selected, playing, select } = props
  const fresh = new Set(script.fresh)
  return (
    <section className={styles.transcript} aria-label={desk.transcript}>
      {script.draft.chapters.map(({ id, title, sentences }) => (
        <section key={id} aria-label={title}>
          <h2 className={styles.chapter}>{title}</h2>
          <ol>
            {sentences.map((sentence) => (
              <Row
                key={sentence.id}
                id={sentence.id}
                speaker={sentence.speaker}
                text={sentence.text}
                verdict={own(script.judged, sentence.id)?.verdict ?? 'unsupported'}
                isPuzzle={own(script.puzzles, sentence.id) !== undefined}
                isMisheard={own(script.misheard, sentence.id) !== undefined}
                remark={own(remarks, sentence.id)}
                isFresh={fresh.has(sentence.id)}
                isSelected={sentence.id === selected}
                isPlaying={sentence.id === playing}
                select={select}
              />
            ))}
          </ol>
        </section>
      ))}
    </section>
  )
})

type RowProps = Pick<DraftSentence, 'id' | 'speaker' | 'text'> & {
  verdict: LedgerVerdict
  isPuzzle: boolean
  isMisheard: boolean
  remark: string | undefined
  isFresh: boolean
  isSelected: boolean
  isPlaying: boolean
  select: (id: string) => void
}

/** Of 400 rows a key press changes two: the others are not rendered again. */
const Row = memo(function Row({
  id,
  speaker,
  text,
  verdict,
  isPuzzle,
  isMisheard,
  remark,
  isFresh,
  isSelected,
  isPlaying,
  select,
}: RowProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isSelected || isPlaying) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected, isPlaying])
  return (
    <li
      className={styles.row}
      data-speaker={speaker}
      data-playing={isPlaying || undefined}
      data-verdict={verdict}
      data-fresh={isFresh || undefined}
    >
      <a
        ref={link}
        href={`?s=${id}`}
        tabIndex={isSelected ? 0 : -1}
        aria-current={isSelected || undefined}
        data-sentence={id}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          select(id)
        }}
      >
        <span className={styles.speaker}>{desk.speakers[speaker]}</span>
        <span>{text}</span>
        {verdict === 'unsupported' && <span className={styles.flag}>{desk.marks.unsupported}</span>}
        {isPuzzle && <span className={styles.flag}>{desk.marks.puzzle}</span>}
        {isMisheard && <span className={styles.flag}>{desk.marks.misheard}</span>}
        {isFresh && <span className={styles.fresh}>{desk.marks.fresh}</span>}
        {remark && <span className={styles.remark}>{`${clientSide.mark} ${remark}`}</span>}
      </a>
    </li>
  )
})
