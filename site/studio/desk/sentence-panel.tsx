import { type KeyboardEvent, useId } from 'react'
import { desk } from '#content/studio-desk.ts'
import { type DraftSentence, mostCharacters } from '#domain/draft/draft.ts'
import type { Puzzle } from '#domain/draft/puzzles.ts'
import { isHost } from '#domain/script.ts'
import type { DeskScript, JudgedSentence } from '#operations/script-on-desk.ts'
import { Button } from '#site/ui/button.tsx'
import { EvidencePart } from './evidence.tsx'
import { Hidden } from './hidden.tsx'
import styles from './panel.module.css'
import { PutIn } from './passage-panel.tsx'
import { useSeen } from './use-seen.ts'
import { refusal, type Send } from './use-send.ts'

type SentencePanelProps = {
  requestId: string
  /** Its place in the script, from 1. */
  near: number
  sentence: DraftSentence
  chapter: string
  judged: JudgedSentence | undefined
  passages: DeskScript['passages']
  puzzle: Puzzle | undefined
  misheard: string | undefined
  mayEdit: boolean
  send: Send
}

const words = desk.sentence
const other = { host: 'guest', guest: 'host', reader: 'host', customer: 'host' } as const

/** One sentence: what it says, who says it, and what it rests on. */
export function SentencePanel(props: SentencePanelProps) {
  const { requestId, near, sentence, chapter, judged, passages, puzzle, misheard, mayEdit, send } = props
  const { id, text, speaker } = sentence
  const heading = useId()
  const here = `?s=${id}`
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>{words.heading}</h2>
      {mayEdit && isHost(speaker) && <TextForm key={id} id={id} text={text} send={send} />}
      {mayEdit && isHost(speaker) && (
        <div className={styles.deeds}>
          <send.Form method="post" action={here}>
            <Hidden
              values={{ deed: 'edit', kind: 'speak', sentence: id, was: speaker, speaker: other[speaker] }}
            />
            <Button type="submit" isSmall look="line" id="give-sentence">
              {words.speaker(desk.speakers[other[speaker]])}
            </Button>
          </send.Form>
          <send.Form method="post">
            <Hidden values={{ deed: 'edit', kind: 'drop', sentence: id, was: text }} />
            <Button type="submit" isSmall look="line" id="drop-sentence">
              {words.drop}
            </Button>
          </send.Form>
          <PutIn requestId={requestId} at={id} near={near} />
        </div>
      )}
      {puzzle && <p className={`small ${styles.puzzle}`}>{desk.puzzles[puzzle]}</p>}
      {misheard !== undefined && <p className={`small ${styles.puzzle}`}>{words.misheard(misheard)}</p>}
      <EvidencePart judged={judged} passages={passages} />
      {mayEdit && isHost(speaker) && judged?.verdict === 'unsupported' && !judged.isFinal && (
        <send.Form method="post" action={here}>
          <Hidden values={{ deed: 'edit', kind: 'vouch', sentence: id, was: '' }} />
          <Button type="submit" isSmall look="line" id="vouch-for-sentence">
            {words.vouch}
          </Button>
        </send.Form>
      )}
      {mayEdit && (
        <details className={styles.more} id="add-sentence">
          <summary>{words.add}</summary>
          <send.Form method="post" key={id} onKeyDown={keepWithKeys}>
            <Hidden values={{ deed: 'edit', kind: 'add', chapter, after: id, speaker: other[speaker] }} />
            <label className={styles.field}>
              {words.addText}
              <textarea name="text" rows={2} required maxLength={mostCharacters.sentence} />
            </label>
            <Button type="submit" isSmall look="ink">
              {words.addKeep}
            </Button>
          </send.Form>
        </details>
      )}
    </section>
  )
}

function TextForm({ id, text, send }: { id: string; text: string; send: Send }) {
  const { field, seen } = useSeen<HTMLTextAreaElement>(text, refusal(send))
  return (
    <send.Form method="post" action={`?s=${id}`} onKeyDown={keepWithKeys}>
      <Hidden values={{ deed: 'edit', kind: 'say', sentence: id, was: seen }} />
      <div className={styles.field}>
        <label htmlFor="sentence-text">{words.text}</label>
        <textarea
          id="sentence-text"
          name="text"
          ref={field}
          defaultValue={text}
          rows={3}
          maxLength={mostCharacters.sentence}
        />
      </div>
      <Button type="submit" isSmall look="ink">
        {words.save}
      </Button>
    </send.Form>
  )
}

function keepWithKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur()
}
