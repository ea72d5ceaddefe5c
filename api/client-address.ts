import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Seen = { socket: string | undefined; forwardedFor: string | undefined; trustedProxies: number }

/**
 * Who is asking, as far as we can trust it: each proxy of ours adds whom it saw at the right end of X-Forwarded-For,
 * and whatever stands further left may be made up. An IPv6 client owns a /64 and counts as one.
 */
export function clientAddress({ socket, forwardedFor, trustedProxies }: Seen): string {
  const hops = forwardedFor?.split(',').map(withoutPort) ?? []
  let client = counted(socket ?? '') ?? 'unknown'
  for (const hop of hops.reverse().slice(0, trustedProxies)) {
    const address = counted(hop)
    if (!address) break
    client = address
  }
  return client
}

/** Some proxies write `1.2.3.4:5678` and `[2001:db8::1]:5678`. */
function withoutPort(text: string): string {
  const address = text.trim()
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
}

function counted(text: string): string | undefined {
  if (isIP(text) === 0) return undefined // ipaddr.js reads more: 1.2, octal digits
  const address = ipaddr.parse(text.replace(/%.*$/, ''))
  if (address instanceof ipaddr.IPv4) return address.toString()
  const within = wearerOf(address)
  if (within) return within.toString()
  return `${address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The IPv4 address whose owner wears IPv6 clothes: mapped, translated, or at the near end of a tunnel. */
function wearerOf(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  const [, second = 0, third = 0, , , , seventh = 0, eighth = 0] = address.parts
  switch (address.range()) {
    case 'ipv4Mapped':
    case 'rfc6145':
    case 'rfc6052':
      return ipv4Of(seventh, eighth)
    case '6to4':
      return ipv4Of(second, third)
    case 'teredo':
      return ipv4Of(seventh ^ 0xffff, eighth ^ 0xffff)
    default:
      return undefined
  }
}

const ipv4Of = (high: number, low: number) => new ipaddr.IPv4([high >> 8, high & 255, low >> 8, low & 255])
