import { connect, isIP, type LookupFunction, type Socket } from 'node:net'

type Target = { hostname: string; port: number; addresses: readonly string[] }
export type Dial = (target: Target) => Socket

/** Connects to the addresses that were checked, whatever the name's servers say by now. */
export const dial: Dial = ({ hostname, port, addresses }) =>
  connect({ host: hostname, port, lookup: pinnedTo(addresses), autoSelectFamily: true })

export function pinnedTo(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_hostname, { all }, callback) => {
    const [first] = answers
    if (all || !first) callback(null, answers)
    else callback(null, first.address, first.family)
  }
}
