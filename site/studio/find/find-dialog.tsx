import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { findWords as words } from '#content/studio-find.ts'
import { paths } from '#site/paths.ts'
import type { Screen } from '#site/studio/screens.ts'
import styles from './find.module.css'
import { Finder } from './finder.tsx'
import { useCtrlK } from './use-ctrl-k.ts'

/** Anywhere in the studio, by Ctrl K or by the link, which without scripts leads to the page of the same. */
export function FindDialog({ screens }: { screens: readonly Screen[] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    if (document.querySelector('dialog[open]')) return
    dialog.current?.showModal()
    setOpen(true)
  }
  useCtrlK(open)
  useClosed(dialog)
  return (
    <>
      <a
        href={paths.studioFind()}
        className={styles.opener}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          open()
        }}
      >
        {words.open} <kbd>Ctrl K</kbd>
      </a>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={words.heading}
        onClose={() => setOpen(false)}
      >
        {isOpen && <Finder screens={screens} />}
        <form method="dialog">
          <button type="submit" className={styles.close}>
            {words.close} <kbd>Esc</kbd>
          </button>
        </form>
      </dialog>
    </>
  )
}

/** Wherever somebody has gone, it has done its work. */
function useClosed(dialog: RefObject<HTMLDialogElement | null>) {
  const { key } = useLocation()
  const before = useRef(key)
  useEffect(() => {
    if (before.current !== key) dialog.current?.close()
    before.current = key
  }, [dialog, key])
}
