import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#site/paths.ts'
import { moveFocus } from '#site/studio/move-focus.ts'
import { useKeys } from '#site/studio/use-keys.ts'

type Places = {
  table: RefObject<HTMLElement | null>
  search: RefObject<HTMLInputElement | null>
  help: RefObject<HTMLDialogElement | null>
}

const rowInFocus = () => document.activeElement?.closest('[data-row]')

/** The board by single keys. Enter is the link's own. */
export function useBoardKeys({ table, search, help }: Places): void {
  const navigate = useNavigate()
  useKeys({
    j: () => moveFocus(table.current, 1),
    k: () => moveFocus(table.current, -1),
    t: () => rowInFocus()?.querySelector<HTMLElement>('[data-take]')?.click(),
    n: () => void navigate(paths.studioNew()),
    '/': () => search.current?.select(),
    '?': () => help.current?.showModal(),
  })
}
