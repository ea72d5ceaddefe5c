import type { RequestLimits } from '#database/requests.ts'
import { limitsIn } from '#domain/admission.ts'
import type { ReadSetting } from '#server/config.ts'

/** Undefined: switched off. */
export function limitsOf(read: ReadSetting): RequestLimits {
  const limits = (name: string) => limitsIn(read(name) ?? '') ?? []
  const [client, email] = [limits('RATE_LIMIT_CLIENT'), limits('RATE_LIMIT_EMAIL')]
  if (read('RATE_LIMIT') !== 'on') return undefined
  return { client, email, everybody: limits('RATE_LIMIT_EVERYBODY') }
}
