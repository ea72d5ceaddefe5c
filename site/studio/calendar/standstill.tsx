import { studioCalendar as words } from '#content/studio-calendar.ts'
import type { SlotPolicy } from '#domain/plan-policy.ts'
import type { NotBegun } from '#domain/slots.ts'

type StandstillProps = { show: { hasDays: boolean; planState: SlotPolicy; notBegun: NotBegun | null } }

/** Why nothing of a show goes on, where that is so. */
export function Standstill({ show: { hasDays, planState, notBegun } }: StandstillProps) {
  if (!hasDays) return <p>{words.noDays}</p>
  return (
    <>
      {words.plans[planState] && <p>{words.plans[planState]}</p>}
      {notBegun && <p>{words.notBegun[notBegun]}</p>}
    </>
  )
}
