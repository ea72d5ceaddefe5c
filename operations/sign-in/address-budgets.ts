import type { Budget } from '#database/sign-in-tries.ts'
import { netsOf } from '#domain/client-nets.ts'
import { tryLimits } from '#domain/sign-in.ts'
import type { Visit } from './visit.ts'

/** What one address may try, and with it the networks around it. */
export const addressBudgets = ({ address }: Pick<Visit, 'address'>): Budget[] =>
  netsOf(address).map(({ name, times }) => ({ name: `address:${name}`, most: tryLimits.address * times }))
