import { minute as words } from '#content/minute.ts'
import { paths } from '#site/paths.ts'
import { Making } from './making.tsx'
import styles from './minute.module.css'
import { MinuteForm } from './minute-form.tsx'
import type { MinuteView } from './open-view.ts'
import { StateNote } from './state-note.tsx'

/** One of three: it is being made, it can be changed, or why not. */
export function MinuteScreen({ view }: { view: MinuteView }) {
  const { state, website, form, listen, note, remakes } = view
  const isUntouched = form && !form.refusal && !form.focus && form.faults.size === 0 && !form.pageFault
  const { heading, lead } = state === 'thin' ? words.thin : words
  return (
    <>
      <header className={styles.head}>
        <p className={styles.kicker}>{words.kicker}</p>
        <h1>{heading}</h1>
        <p className="quiet">
          {words.about} <span className={styles.website}>{website}</span>
        </p>
        {form && <p className="lead">{lead}</p>}
        {(listen || form) && (
          <p className="quiet">
            {listen && <a href={paths.listen(listen)}>{words.listen}</a>} {form && words.left(remakes)}
          </p>
        )}
      </header>
      {note && isUntouched && <StateNote state={note} />}
      {form?.refusal && form.refusal !== 'open' && form.refusal !== 'thin' && (
        <StateNote state={form.refusal} wasPressed />
      )}
      {state === 'making' && !form && <Making token={view.token} done={view.done} isFirst={!listen} />}
      {!form && state !== 'making' && state !== 'open' && state !== 'thin' && <StateNote state={state} />}
      {form && <MinuteForm view={view} form={form} />}
    </>
  )
}
