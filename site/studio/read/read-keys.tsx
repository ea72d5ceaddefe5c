import { useRef } from 'react'
import { readWords as words } from '#content/studio-read.ts'
import { KeysDialog } from '#site/studio/keys-dialog.tsx'
import { moveFocus } from '#site/studio/move-focus.ts'
import { useKeys } from '#site/studio/use-keys.ts'
import { Button } from '#site/ui/button.tsx'

const byId = (id: string) => document.getElementById(id)

/** The screen by single keys. Enter is the link's own. */
export function ReadKeys() {
  const dialog = useRef<HTMLDialogElement>(null)
  useKeys({
    j: () => moveFocus(byId('readable'), 1),
    k: () => moveFocus(byId('readable'), -1),
    '/': () => byId('search-read')?.focus(),
    b: () => byId('back-to-desk')?.click(),
    '?': () => dialog.current?.showModal(),
  })
  return (
    <>
      <Button isSmall look="line" onClick={() => dialog.current?.showModal()}>
        {words.keys.open}
      </Button>
      <KeysDialog dialog={dialog} keys={words.keys} />
    </>
  )
}
