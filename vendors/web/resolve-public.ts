import { promises as dns } from 'node:dns'
import { isPublicAddress } from './public-address.ts'
import { giveUp, type WebFault } from './web.ts'

/** All addresses of a name. Rejects with a DNS code where there are none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

/** Not getaddrinfo: it holds one of four threads until a slow name server answers. */
export const resolveByDns: Resolve = async (hostname) => {
  const resolver = new dns.Resolver({ timeout: 3000, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (addresses.length > 0) return addresses
  throw answers.find((answer) => answer.status === 'rejected')?.reason
}

const noSuchName = new Set(['ENOTFOUND', 'ENODATA', 'NXDOMAIN'])

/** Asked once for each connection; one address that is not public refuses the whole name. */
export async function resolvePublic(
  hostname: string,
  resolve: Resolve,
): Promise<{ outcome: 'addresses'; addresses: readonly string[] } | WebFault> {
  const addresses = await resolve(hostname).catch((error: NodeJS.ErrnoException) => error)
  if (addresses instanceof Error)
    return noSuchName.has(addresses.code ?? '')
      ? giveUp('no-such-name')
      : { outcome: 'wait', reason: 'its name could not be looked up' }
  if (addresses.length === 0) return giveUp('no-such-name')
  return addresses.every(isPublicAddress) ? { outcome: 'addresses', addresses } : giveUp('address')
}
