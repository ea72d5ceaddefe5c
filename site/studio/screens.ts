import { studio } from '#content/studio.ts'
import type { Operator } from '#domain/operator.ts'
import { hasRight } from '#domain/rights.ts'
import { paths } from '#site/paths.ts'

type ForWhom = { operator: Pick<Operator, 'role'>; keepsLetters: boolean }
export type Screen = { name: string; path: string }

const { screens } = studio

/** What stands in the bar at the top. */
export const screensFor = ({ operator, keepsLetters }: ForWhom): Screen[] => [
  { name: screens.board, path: paths.studio() },
  { name: screens.newRequest, path: paths.studioNew() },
  { name: screens.clients, path: paths.studioClients() },
  { name: screens.calendar, path: paths.studioCalendar() },
  { name: screens.people, path: paths.studioPeople() },
  ...(keepsLetters ? [{ name: screens.letters, path: paths.studioLetters() }] : []),
  { name: screens.settings, path: paths.studioSettings() },
  { name: screens.health, path: paths.studioHealth() },
  { name: screens.log, path: paths.studioLog() },
  ...(hasRight(operator, 'manage-operators')
    ? [{ name: screens.operators, path: paths.studioOperators() }]
    : []),
]

/** All that can be gone to from anywhere. */
export const allScreensFor = (whom: ForWhom): Screen[] => [
  ...screensFor(whom),
  { name: screens.guides, path: paths.studioGuides() },
  { name: screens.writing, path: paths.studioWriting() },
  { name: screens.versions, path: paths.studioSettingsVersions() },
  ...(hasRight(whom.operator, 'keep-keys') ? [{ name: screens.keys, path: paths.studioKeys() }] : []),
  { name: screens.account, path: paths.studioAccount() },
]

/** Those whose names hold every word that is typed; all of them before anything is. */
export function screensNamed(all: readonly Screen[], typed: string): Screen[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return all.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
}
