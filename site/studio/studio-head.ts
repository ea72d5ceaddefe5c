import type { MetaDescriptor } from 'react-router'
import { studioTitle } from '#content/studio.ts'
import { type Matches, settingsIn } from '#site/settings-of-page.ts'

/** What the window of a working screen is called; nobody finds it by searching. */
export const studioHead = (matches: Matches, screen: string): MetaDescriptor[] => [
  { title: studioTitle(settingsIn(matches), screen) },
  { name: 'robots', content: 'noindex' },
]
