import { minute as words } from '#content/minute.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#site/ui/button.tsx'
import styles from './minute.module.css'
import type { MinuteDraft } from './minute-draft.ts'
import { OwnWords } from './own-words.tsx'
import { StateNote } from './state-note.tsx'
import { MinuteTextField } from './text-field.tsx'

/** The database is away: whoever has typed keeps everything in the page, and presses again. */
export function AwayForm({ token, draft }: { token: string; draft: MinuteDraft | null }) {
  return (
    <>
      <header className={styles.head}>
        <p className={styles.kicker}>{words.kicker}</p>
        <h1>{words.heading}</h1>
      </header>
      <StateNote state={draft ? 'away' : 'awayEmpty'} wasPressed={draft !== null} />
      {draft && (
        <form method="post" action={paths.minute(token)} className={styles.form} noValidate>
          <Kept draft={draft} />
          <OwnWords typed={draft.typed} faults={new Map()} />
          {(['name', 'telephone', 'hours'] as const).map((field) => (
            <MinuteTextField key={field} field={field} typed={draft.typed} faults={new Map()} />
          ))}
          <div className={styles.press}>
            <Button type="submit" name="do" value="make">
              {words.press}
            </Button>
          </div>
        </form>
      )}
    </>
  )
}

/** What was chosen, without its words. */
function Kept({ draft: { opening, who, step, rows, reviews, silent } }: { draft: MinuteDraft }) {
  const fields = [
    ...silent.map((line) => ['said', line]),
    ...Object.entries({ opening, who, step }),
    ...rows.flatMap(({ key, isHeard }) => [['row', key], ...(isHeard ? [['thread', key]] : [])]),
    ...reviews.flatMap(({ key, isHeard }) => [['review-row', key], ...(isHeard ? [['reviews', key]] : [])]),
  ]
  return fields.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
