import { own } from '#domain/own.ts'
import { guideStageLabels } from '#domain/price-ladder.ts'
import type { Setting } from '#domain/settings.ts'
import { guideDollars } from './prices.ts'

type Row = Omit<Setting, 'section' | 'changedBy'>

const checkout = (key: string, label: string, name: string, of: string): Row => ({
  key,
  kind: 'link',
  default: '',
  label,
  heading: 'Checkouts',
  environment: { name, meaning: `Checkout page of ${of}` },
})

const rows: readonly Row[] = [
  checkout('checkout.starter', 'Starter', 'CHECKOUT_STARTER_URL', 'the Starter package'),
  checkout('checkout.expert', 'Expert Plan', 'CHECKOUT_EXPERT_URL', 'the Expert Plan'),
  checkout('checkout.authority', 'Authority Boost', 'CHECKOUT_AUTHORITY_URL', 'Authority Boost'),
  ...guideStageLabels.map((label, index) =>
    checkout(
      `checkout.guide.${index + 1}`,
      `Guide, ${label}`,
      `GUIDE_CHECKOUT_${index + 1}_URL`,
      `the guide at $${guideDollars[index]}`,
    ),
  ),
  {
    key: 'billing.url',
    kind: 'link',
    default: '',
    label: 'Customer portal of the payment company',
    heading: 'Clients',
    hint: 'Where clients see invoices and change their card. Their portal links to it.',
    environment: { name: 'BILLING_URL', meaning: 'Customer portal of the payment company' },
  },
  {
    key: 'scheduler.url',
    kind: 'link',
    default: '',
    label: 'Booking page',
    heading: 'Scheduler',
    hint: 'Shown on /contact: Cal.com, Calendly or any other.',
    environment: { name: 'SCHEDULER_URL', meaning: 'Booking page that /contact shows' },
  },
  {
    key: 'scheduler.onClick',
    kind: 'choice',
    default: 'off',
    choices: ['off', 'on'],
    label: 'Load it only after a click',
    heading: 'Scheduler',
    environment: {
      name: 'SCHEDULER_ON_CLICK',
      meaning: '`on`: /contact loads the booking page only after a click',
    },
  },
]

export const linkSettings: readonly Setting[] = rows.map((row) => ({
  ...row,
  section: 'links',
  changedBy: 'owner',
}))

/** A payment is told apart by the page it was made on: which of these checkouts lead where one before them leads. */
export function twinCheckouts(settings: Readonly<Record<string, string>>): { key: string; before: string }[] {
  const seen = new Map<string, string>()
  return linkSettings.flatMap(({ key }) => {
    const link = key.startsWith('checkout.') && own(settings, key)
    if (!link) return []
    const before = seen.get(link)
    if (!before) seen.set(link, key)
    return before ? [{ key, before }] : []
  })
}
