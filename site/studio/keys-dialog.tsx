import type { RefObject } from 'react'
import styles from './keys-dialog.module.css'

type Keys = { heading: string; close: string; list: readonly (readonly [key: string, does: string])[] }
type KeysDialogProps = { dialog: RefObject<HTMLDialogElement | null>; keys: Keys }

/** The `?` of a screen that is worked by keys. */
export function KeysDialog({ dialog, keys }: KeysDialogProps) {
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="keys">
      <h2 id="keys">{keys.heading}</h2>
      <dl className={styles.list}>
        {keys.list.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit">{keys.close}</button>
      </form>
    </dialog>
  )
}
