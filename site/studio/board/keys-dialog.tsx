import type { RefObject } from 'react'
import { board } from '#content/studio-board.ts'
import styles from './keys-dialog.module.css'

const { keys } = board

export function KeysDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="keys">
      <h2 id="keys">{keys.heading}</h2>
      <dl className={styles.list}>
        {keys.list.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit">{keys.close}</button>
      </form>
    </dialog>
  )
}
