import { netsOf } from './client-nets.ts'

/** How many there may be at a time, of one client (of the networks around it some times that) and of all. */
export function openSeats({ ofOne, ofAll }: { ofOne: number; ofAll: number }) {
  const taken = new Map<string, number>()
  let takenInAll = 0

  function move(client: string, by: 1 | -1): void {
    takenInAll += by
    for (const { name } of netsOf(client)) {
      const now = (taken.get(name) ?? 0) + by
      if (now > 0) taken.set(name, now)
      else taken.delete(name)
    }
  }

  return {
    /** False: there is none left. Whoever has got one gives it back. */
    take(client: string): boolean {
      const isFull = netsOf(client).some(({ name, times }) => (taken.get(name) ?? 0) >= ofOne * times)
      if (isFull || takenInAll >= ofAll) return false
      move(client, 1)
      return true
    },
    leave: (client: string) => move(client, -1),
  }
}
