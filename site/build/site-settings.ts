import type { Plugin } from 'vite'
import type { SiteSettings } from '#site/settings.ts'

/** What the operator configured, and what the owner set in the studio, becomes part of the built site. */
export const siteSettings = (settings: SiteSettings, set: Readonly<Record<string, string>>): Plugin => ({
  name: 'site-settings',
  config: () => ({
    define: { __SITE_SETTINGS__: JSON.stringify(settings), __OWNER_SETTINGS__: JSON.stringify(set) },
  }),
})
