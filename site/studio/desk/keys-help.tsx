import { useRef } from 'react'
import { desk } from '#content/studio-desk.ts'
import { Button } from '#site/ui/button.tsx'
import styles from './keys-help.module.css'

const words = desk.keys

/** The `?` of the desk. */
export function KeysHelp() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <Button isSmall look="line" id="keys-help" onClick={() => dialog.current?.showModal()}>
        {words.open}
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="keys-heading">
        <h2 id="keys-heading">{words.heading}</h2>
        <dl className={styles.keys}>
          {words.list.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <Button type="submit" isSmall look="ink">
            {words.close}
          </Button>
        </form>
      </dialog>
    </>
  )
}
