import { isIP, isIPv6 } from 'node:net'

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
  const address = text.replace(/^::ffff:(?=[\d.]+$)|%.*$/g, '')
  if (isIP(address) === 0) return undefined
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Eight numbers; URL writes every IPv6 address in one form and turns a dotted tail into two groups. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [head, tail ?? ''].map((part) =>
    part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [],
  )
  const missing = 8 - (first?.length ?? 0) - (last?.length ?? 0)
  return [...(first ?? []), ...Array<number>(Math.max(0, missing)).fill(0), ...(last ?? [])]
}
