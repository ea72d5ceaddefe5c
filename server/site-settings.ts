import { addressOf, parseSwitch, type Read } from './parse-setting.ts'

/** Where the site's buttons lead, as the settings say it. */
export const siteSettings = [
  { name: 'CHECKOUT_STARTER_URL', default: 'none', meaning: 'Checkout page of the Starter package' },
  { name: 'CHECKOUT_EXPERT_URL', default: 'none', meaning: 'Checkout page of the Expert Plan' },
  { name: 'CHECKOUT_AUTHORITY_URL', default: 'none', meaning: 'Checkout page of Authority Boost' },
  { name: 'GUIDE_CHECKOUT_1_URL', default: 'none', meaning: 'Checkout page of the guide at $47' },
  { name: 'GUIDE_CHECKOUT_2_URL', default: 'none', meaning: 'Checkout page of the guide at $97' },
  { name: 'GUIDE_CHECKOUT_3_URL', default: 'none', meaning: 'Checkout page of the guide at $147' },
  { name: 'GUIDE_CHECKOUT_4_URL', default: 'none', meaning: 'Checkout page of the guide at $247' },
  { name: 'GUIDE_CHECKOUT_5_URL', default: 'none', meaning: 'Checkout page of the guide at $997' },
  {
    name: 'GUIDE_LADDER',
    default: '`on`',
    meaning: '`off`: the guide stays at its first price, without a countdown',
  },
  { name: 'SCHEDULER_URL', default: 'none', meaning: 'Booking page that /contact shows' },
  {
    name: 'SCHEDULER_ON_CLICK',
    default: '`off`',
    meaning: '`on`: /contact loads the booking page only after a click',
  },
] as const

type SettingName = (typeof siteSettings)[number]['name']
export type SiteSettings = {
  checkouts: { starter?: string; expert?: string; authority?: string }
  guide: { checkouts: (string | null)[]; hasLadder: boolean }
  schedulerUrl: string | undefined
  schedulerOnClick: boolean
}

/** The price stages of the guide, as settings count them. */
const guideStages = [1, 2, 3, 4, 5] as const

export function readSite(read: Read<SettingName>): SiteSettings {
  const link = (name: SettingName) => read(name, addressOf('https:'), 'an address that begins with https://')
  return {
    checkouts: {
      ...setOnly('starter', link('CHECKOUT_STARTER_URL')),
      ...setOnly('expert', link('CHECKOUT_EXPERT_URL')),
      ...setOnly('authority', link('CHECKOUT_AUTHORITY_URL')),
    },
    guide: {
      checkouts: guideStages.map((stage) => link(`GUIDE_CHECKOUT_${stage}_URL`) ?? null),
      hasLadder: read('GUIDE_LADDER', parseSwitch, 'on or off') ?? true,
    },
    schedulerUrl: link('SCHEDULER_URL'),
    schedulerOnClick: read('SCHEDULER_ON_CLICK', parseSwitch, 'on or off') ?? false,
  }
}

const setOnly = <K extends string>(key: K, link: string | undefined) =>
  (link ? { [key]: link } : {}) as { [key in K]?: string } // TypeScript widens computed keys

/** Two packages that lead to one checkout page would sell the wrong one. */
export function linkFaults({ checkouts, guide }: SiteSettings): string[] {
  const faults = []
  if (hasTwins(Object.values(checkouts)))
    faults.push(
      'CHECKOUT_STARTER_URL, CHECKOUT_EXPERT_URL and CHECKOUT_AUTHORITY_URL must differ from each other.',
    )
  if (hasTwins(guide.checkouts.filter((link) => link !== null)))
    faults.push('GUIDE_CHECKOUT_1_URL to GUIDE_CHECKOUT_5_URL must differ from each other.')
  return faults
}

const hasTwins = (links: readonly string[]) => new Set(links).size < links.length

/** What the built site contains; the names under which its build finds them. */
export const publicSettings = ({
  siteOrigin,
  requestsUrl,
  anonymousKey,
  checkouts,
  guide,
  schedulerUrl,
  schedulerOnClick,
}: SiteSettings & { siteOrigin: string; requestsUrl: string | undefined; anonymousKey: string }) => ({
  SITE_ORIGIN: siteOrigin,
  REQUESTS_URL: requestsUrl ?? '',
  PUBLIC_ANON_KEY: anonymousKey,
  CHECKOUT_STARTER_URL: checkouts.starter ?? '',
  CHECKOUT_EXPERT_URL: checkouts.expert ?? '',
  CHECKOUT_AUTHORITY_URL: checkouts.authority ?? '',
  ...Object.fromEntries(
    guideStages.map((stage, index) => [`GUIDE_CHECKOUT_${stage}_URL`, guide.checkouts[index] ?? '']),
  ),
  GUIDE_LADDER: guide.hasLadder ? 'on' : 'off',
  SCHEDULER_URL: schedulerUrl ?? '',
  SCHEDULER_ON_CLICK: schedulerOnClick ? 'on' : 'off',
})
