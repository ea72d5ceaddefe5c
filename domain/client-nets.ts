/** A network that counts as one, and how many times the limit of one client it may have. */
type Net = { name: string; times: number }

/** Who owns a /56 or a /48 can come from 256 or 65,536 networks of the usual size; an office full of people may, too. */
const wider = [
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const

/** Of a client as it is counted: an IPv4 address stands alone, an IPv6 network in those around it. The finest first. */
export function netsOf(client: string): Net[] {
  const groups = /^([0-9a-f:]+)::\/64$/.exec(client)?.[1]?.split(':') ?? []
  const [first = '', second = '', third = '', fourth = ''] = groups
  const nets = [{ name: client, times: 1 }]
  if (groups.length !== 4) return nets
  const subnet = Number.parseInt(fourth, 16)
  const around = { 56: (subnet & 0xff00).toString(16), 48: '0' }
  return [
    ...nets,
    ...wider.map(({ bits, times }) => ({
      name: `${first}:${second}:${third}:${around[bits]}::/${bits}`,
      times,
    })),
  ]
}
