import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** IPv6 in which the internet lives; everything else is local, reserved or a tunnel that may end at home. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/** Whether an address is one that anybody on the internet may reach, and not a machine beside us. */
export function isPublicAddress(text: string): boolean {
  // The library also reads `8.8.8` and zones, which mean something else elsewhere.
  if (isIP(text) === 0 || text.includes('%')) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(globalUnicast)
}
