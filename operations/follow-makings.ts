import type { TicketStanding } from '#database/requests.ts'
import type { Making } from '#domain/making.ts'

export type FindMakings = (ticketHashes: readonly string[]) => Promise<Map<string, Making>>
type Known = { work: string; making: Making | undefined }

/** What steps have left is large: it is asked for anew only where a step has come to an end. */
export function followMakings(find: FindMakings) {
  let known = new Map<string, Known>()

  return async (
    standings: ReadonlyMap<string, TicketStanding>,
  ): Promise<(ticket: string) => Making | undefined> => {
    const works = new Map<string, string>()
    for (const [ticket, { status, work }] of standings) if (work) works.set(ticket, `${status} ${work}`)
    known = new Map([...known].filter(([ticket, { work }]) => works.get(ticket) === work))
    const due = [...works.keys()].filter((ticket) => !known.has(ticket))
    const found = due.length > 0 ? await find(due) : new Map<string, Making>()
    for (const ticket of due) known.set(ticket, { work: works.get(ticket) ?? '', making: found.get(ticket) })
    return (ticket) => known.get(ticket)?.making
  }
}
