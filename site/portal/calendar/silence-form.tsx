import { portalCalendar } from '#content/portal-calendar.ts'
import portal from '#site/portal/portal.module.css'
import { Button } from '#site/ui/button.tsx'
import type { Calendars } from './calendar-page.tsx'

const words = portalCalendar.silence
type SilenceProps = { show: Calendars[number]; mayChoose: boolean }

/** Waiting is what happens where nobody chooses; an owner alone lets it pass, with a tick under what that means. */
export function SilenceForm({ show: { id, silence }, mayChoose }: SilenceProps) {
  return (
    <details>
      <summary>{words.heading}</summary>
      <p>{words.state[silence]}</p>
      <p className="small quiet">{words.terms}</p>
      {mayChoose ? (
        <form method="post" className={portal.form}>
          <input type="hidden" name="show" value={id} />
          <label>
            <input type="checkbox" name="agreed" value="yes" defaultChecked={silence === 'passes'} />{' '}
            {words.agreed}
          </label>
          <Button type="submit" name="intent" value="silence" isSmall>
            {words.button}
          </Button>
        </form>
      ) : (
        <p className="small quiet">{words.ownersOnly}</p>
      )}
    </details>
  )
}
