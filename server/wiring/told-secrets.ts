import type { Source } from '#domain/told/source.ts'
import type { ReadSetting } from '#server/config.ts'

export type ToldSecrets = Record<Source, string | undefined>

export const toldSecretsIn = (read: ReadSetting): ToldSecrets => ({
  stripe: read('STRIPE_WEBHOOK_SECRET'),
  paddle: read('PADDLE_WEBHOOK_SECRET'),
  calendly: read('CALENDLY_WEBHOOK_SECRET'),
  cal: read('CAL_WEBHOOK_SECRET'),
})
