import type { Plugin } from 'vite'
import type { SiteSettings } from '#site/settings.ts'

/** What the operator configured becomes part of the built site. */
export const siteSettings = (settings: SiteSettings): Plugin => ({
  name: 'site-settings',
  config: () => ({ define: { __SITE_SETTINGS__: JSON.stringify(settings) } }),
})
