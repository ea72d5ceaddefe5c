import { minute as words } from '#content/minute.ts'
import { excerpt as cut } from '#domain/excerpt.ts'
import { Button } from '#site/ui/button.tsx'
import { ExcerptText } from './excerpt-text.tsx'
import styles from './minute.module.css'
import { isOwn, type MinuteDraftRow } from './minute-draft.ts'
import type { Known } from './one-of.tsx'

type ExcerptRowsProps = Known & {
  /** Names of the fields: every row, and those that are heard. */
  shown: 'row' | 'review-row'
  ticked: 'thread' | 'reviews'
  words: { title: string; text: string; empty?: string }
  rows: readonly MinuteDraftRow[]
}

/** Ticked is heard, in this order; each row moves by a button of its own. */
export function ExcerptRows({
  shown,
  ticked,
  words: said,
  rows,
  excerptOf,
  notHeard,
  focus,
}: ExcerptRowsProps) {
  const known = rows.flatMap((row) => {
    const excerpt = excerptOf.get(row.key)
    return excerpt ? [{ ...row, excerpt }] : []
  })
  return (
    <fieldset className={styles.part}>
      <legend>{said.title}</legend>
      <p className="quiet">{known.length === 0 && said.empty ? said.empty : said.text}</p>
      <ol className={styles.rows}>
        {known.map(({ key, isHeard, excerpt }, at) => {
          const id = `${ticked}-${key}`
          return (
            <li key={key} className={styles.row}>
              <input type="hidden" name={shown} value={key} />
              {isOwn(key) ? (
                <span className={styles.mark} aria-hidden="true" />
              ) : (
                <input type="checkbox" id={id} name={ticked} value={key} defaultChecked={isHeard} />
              )}
              {isOwn(key) ? (
                <p className={styles.label}>
                  <ExcerptText excerpt={excerpt} notHeard={notHeard.get(key)} />
                </p>
              ) : (
                <label htmlFor={id}>
                  <ExcerptText excerpt={excerpt} notHeard={isHeard ? notHeard.get(key) : undefined} />
                </label>
              )}
              <Moves
                name={key}
                text={excerpt.question ?? excerpt.text}
                {...{ at, last: known.length - 1, focus }}
              />
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}

type MovesProps = { name: string; text: string; at: number; last: number; focus: string | undefined }

/** At an end the way on is gone, and the focus goes to the way back. */
function Moves({ name, text, at, last, focus }: MovesProps) {
  const moved = focus === `up-${name}` || focus === `down-${name}`
  const goesUp = at > 0 && (focus === `up-${name}` || at === last)
  const short = cut(text, 40)
  return (
    <span className={styles.moves}>
      {at > 0 && (
        <Button
          type="submit"
          look="line"
          isSmall
          name="do"
          value={`up:${name}`}
          aria-label={words.moveUp(short)}
          autoFocus={moved && goesUp}
        >
          <span aria-hidden="true">↑</span>
        </Button>
      )}
      {at < last && (
        <Button
          type="submit"
          look="line"
          isSmall
          name="do"
          value={`down:${name}`}
          aria-label={words.moveDown(short)}
          autoFocus={moved && !goesUp}
        >
          <span aria-hidden="true">↓</span>
        </Button>
      )}
    </span>
  )
}
