import { useId } from 'react'
import { Link } from 'react-router'
import { desk } from '#content/studio-desk.ts'
import type { DeskPassage } from '#domain/draft/desk-passages.ts'
import { paths } from '#site/paths.ts'
import { searchOf } from '#site/studio/read-query.ts'
import { Button } from '#site/ui/button.tsx'
import { Hidden } from './hidden.tsx'
import styles from './panel.module.css'
import { refusal, type Send } from './use-send.ts'
import { useTicks } from './use-ticks.ts'

const words = desk.passage

type PassagePanelProps = { requestId: string; near: number; passage: DeskPassage; send: Send }

/** What is read is chosen: which of its sentences, where it stands, or another passage. */
export function PassagePanel({ requestId, near, passage, send }: PassagePanelProps) {
  const heading = useId()
  const [at = ''] = passage.ids
  const deed = (choose: string) => ({ deed: 'edit', choose, at, was: passage.was })
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>{words.heading}</h2>
      <p className="small quiet">{words.text}</p>
      {passage.whole.length > 1 && <CutForm key={at} at={at} passage={passage} send={send} />}
      {passage.whole.length === 0 && <p className="small">{words.lost}</p>}
      <div className={styles.deeds}>
        <Link
          className={styles.choose}
          id="choose-passage"
          to={paths.studioRead(requestId, searchOf({ at, how: 'instead', near }))}
        >
          {words.another}
        </Link>
        <PutIn requestId={requestId} at={passage.ids.at(-1) ?? at} near={near} />
      </div>
      <div className={styles.deeds}>
        {(['up', 'down', 'leave-out'] as const).map((choose) => (
          <send.Form key={choose} method="post" action={`?s=${at}`}>
            <Hidden values={deed(choose)} />
            <Button type="submit" isSmall look="line" id={ids[choose]}>
              {{ up: words.up, down: words.down, 'leave-out': words.leaveOut }[choose]}
            </Button>
          </send.Form>
        ))}
      </div>
    </section>
  )
}

const ids = { up: 'move-up', down: 'move-down', 'leave-out': 'drop-sentence' }

type PutInProps = { requestId: string; at: string; near: number }

export const PutIn = ({ requestId, at, near }: PutInProps) => (
  <Link
    className={styles.choose}
    id="put-in-passage"
    to={paths.studioRead(requestId, searchOf({ at, how: 'after', near }))}
  >
    {words.putIn}
  </Link>
)

type CutFormProps = { at: string; passage: DeskPassage; send: Send }

/** Whole sentences only, each with a tick. */
function CutForm({ at, passage, send }: CutFormProps) {
  const { isTicked, tick, was } = useTicks(passage, refusal(send))
  return (
    <send.Form
      method="post"
      action={`?s=${at}`}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
      }}
    >
      <Hidden values={{ deed: 'edit', choose: 'instead', at, was }} />
      <fieldset className={styles.sentences} id="passage-sentences">
        <legend>{words.whole}</legend>
        {passage.whole.map(({ place, text }) => (
          <label key={place} className={styles.tick}>
            <input
              type="checkbox"
              name="place"
              value={place}
              checked={isTicked(place)}
              onChange={() => tick(place)}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" isSmall look="ink">
        {words.cut}
      </Button>
    </send.Form>
  )
}
