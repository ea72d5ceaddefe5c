import type { MetaDescriptor } from 'react-router'
import { portalTitle } from '#content/portal.ts'
import { type Matches, settingsIn } from '#site/settings-of-page.ts'

/** What the window of a room is called; nobody finds it by searching. */
export const portalHead = (matches: Matches, screen: string): MetaDescriptor[] => [
  { title: portalTitle(settingsIn(matches), screen) },
  { name: 'robots', content: 'noindex' },
]
