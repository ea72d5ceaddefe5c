import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#site/paths.ts'
import { useKeys } from '#site/studio/use-keys.ts'

type Places = {
  table: RefObject<HTMLElement | null>
  search: RefObject<HTMLInputElement | null>
  help: RefObject<HTMLDialogElement | null>
}

/** The board by single keys. Enter is the link's own. */
export function useBoardKeys({ table, search, help }: Places): void {
  const navigate = useNavigate()
  useKeys({
    j: () => moveBy(table.current, 1),
    k: () => moveBy(table.current, -1),
    n: () => void navigate(paths.studioNew()),
    '/': () => search.current?.select(),
    '?': () => help.current?.showModal(),
  })
}

/** From the row that has the focus, wherever in it; from the top when none has. */
function moveBy(table: HTMLElement | null, by: 1 | -1): void {
  const rows = [...(table?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = at < 0 ? (by > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, at + by))
  rows[next]?.querySelector('a')?.focus()
}
