import type { Package } from '#content/packages.ts'

/** What the operator configures and the site is built with; links that are not set are missing. */
export type SiteSettings = {
  origin: string
  /** The public address of the booking page that /contact shows. */
  schedulerUrl: string | undefined
  schedulerOnClick: boolean
  /** The guide's checkouts, one a price stage, and whether its price climbs. */
  guide: { checkouts: readonly (string | null)[]; hasLadder: boolean }
  /** Where the free-episode request is inserted, and whether our own server answers there. */
  requests: { url: string; anonKey: string; isOurs: boolean }
  checkouts: Partial<Record<Package['id'], string>>
}

declare const __SITE_SETTINGS__: SiteSettings

export const settings: SiteSettings = __SITE_SETTINGS__
