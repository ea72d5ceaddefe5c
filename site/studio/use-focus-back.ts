import { useEffect } from 'react'

/**
 * What was pressed is often gone once it is done, and the keyboard would be nowhere. Then it goes to the first of these
 * that is there: where the next key is wanted. Whoever is somewhere stays there. `after` says when to look.
 */
export function useFocusBack(wanted: readonly string[], after: readonly unknown[]): void {
  const selectors = wanted.join('\n')
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement && activeElement !== body) return
    const places = selectors
      .split('\n')
      .filter(Boolean)
      .map((each) => document.querySelector<HTMLElement>(each))
    places.find((place) => place !== null)?.focus({ preventScroll: true })
  }, [selectors, ...after])
}
