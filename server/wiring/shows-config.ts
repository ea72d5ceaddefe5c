import { type Receiver, receivers } from '#domain/directories.ts'

export type ShowsConfig = {
  /** Where the list of programs is published that ask for sound. */
  agentList: string | undefined
  /** Who is told of feeds; a stand-in writes it down for the others. */
  told: readonly Receiver[]
  asksApple: boolean
  podpingToken: string | undefined
}

export function readShows(read: (name: string) => string | undefined): ShowsConfig {
  const named = read('ANNOUNCE')?.split(',') ?? []
  return {
    agentList: read('AGENT_LIST'),
    told: receivers.filter((receiver) => named.includes(receiver)),
    asksApple: named.includes('apple'),
    podpingToken: read('PODPING_TOKEN'),
  }
}
