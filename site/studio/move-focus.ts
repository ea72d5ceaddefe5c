/** From the row that has the focus, wherever in it; from the top when none has. To what is done with it, else to its link. */
export function moveFocus(table: HTMLElement | null, by: 1 | -1): void {
  const rows = [...(table?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = at < 0 ? (by > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, at + by))
  const row = rows[next]
  const wanted = row?.querySelector<HTMLElement>('[data-enter]') ?? row?.querySelector('a')
  wanted?.focus()
}
