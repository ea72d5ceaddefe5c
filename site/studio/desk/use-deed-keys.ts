import { useNavigate } from 'react-router'
import { paths } from '#site/paths.ts'
import { useKeys } from '#site/studio/use-keys.ts'

const press = (...ids: string[]) =>
  ids
    .map((id) => document.getElementById(id))
    .find((found) => found !== null)
    ?.click()

/** What is done with the whole episode, by keys: each presses what the page offers, and nothing where it offers nothing. */
export function useDeedKeys(): void {
  const navigate = useNavigate()
  useKeys({
    'Shift+A': () => press('deed-approve'),
    h: () => press('deed-hold', 'deed-release'),
    m: () => press('deed-remake'),
    u: () => press('take-back', 'undo-edit'),
    b: () => void navigate(paths.studio()),
    '?': () => press('show-keys'),
  })
}
