import type { Setting } from '#domain/settings.ts'
import { machineSetting } from './machine.ts'

const requests = machineSetting('requests')

/** Each is the secret of one webhook. */
const told = (name: string, company: string) =>
  requests(
    name,
    'word',
    `Secret that ${company} signs with what it tells \`/told/${company.toLowerCase().replace('.com', '')}\`; while it is changed two, with a comma between them`,
    { usually: 'that door is closed; on your own machine `npm run tell` can sign for it' },
  )

export const toldSettings: readonly Setting[] = [
  told('STRIPE_WEBHOOK_SECRET', 'Stripe'),
  told('PADDLE_WEBHOOK_SECRET', 'Paddle'),
  told('CALENDLY_WEBHOOK_SECRET', 'Calendly'),
  told('CAL_WEBHOOK_SECRET', 'Cal.com'),
]
