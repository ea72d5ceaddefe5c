import { desk } from '#content/studio-desk.ts'
import { type Deed, may } from '#domain/desk.ts'
import type { Desk } from '#operations/open-desk.ts'
import { Button } from '#site/ui/button.tsx'
import { Hidden } from './hidden.tsx'
import { Leaving } from './leaving.tsx'
import styles from './panel.module.css'
import type { Send } from './use-send.ts'

type DeedsProps = { open: Desk; unsupported: number; now: number; send: Send }

/** What may be done with the episode now; the first is what it waits for. Keys press them by their ids. */
export function DeskDeeds({ open, unsupported, now, send }: DeedsProps) {
  const { state, audioHash, goesAt } = open
  const offered = offeredDeeds(open, unsupported)
  return (
    <div className={styles.deeds}>
      {state === 'leaving' && goesAt && <Leaving goesAt={goesAt} now={now} send={send} />}
      {offered.map((deed, at) => {
        const isNext = at === 0 && isFirst(deed)
        return (
          <send.Form key={deed} method="post">
            <Hidden values={{ deed, ...(deed === 'approve' && { audio: audioHash ?? '' }) }} />
            <Button type="submit" isSmall id={`deed-${deed}`} look={isNext ? 'signal' : 'line'}>
              {deed === 'approve' && open.client.shown ? desk.approveForClient : desk.deeds[deed]}
            </Button>
          </send.Form>
        )
      })}
      {may.reject.includes(state) && <Reject send={send} />}
    </div>
  )
}

const order = ['remake', 'approve', 'release', 'hold', 'send-again'] as const

/** Making it again is for what has changed, and only what was heard as it is can go out. */
function offeredDeeds({ state, isUnmade, audioHash }: Desk, unsupported: number) {
  const isReady = !isUnmade && unsupported === 0 && audioHash !== null
  const fits = { remake: isUnmade, approve: isReady, release: true, hold: true, 'send-again': !isUnmade }
  return order.filter((deed) => may[deed].includes(state) && fits[deed])
}

const isFirst = (deed: Deed) => deed !== 'hold' && deed !== 'send-again'

function Reject({ send }: { send: Send }) {
  const words = desk.reject
  return (
    <details className={styles.reject}>
      <summary>{desk.deeds.reject}</summary>
      <send.Form method="post">
        <Hidden values={{ deed: 'reject' }} />
        <p className="small">{words.text}</p>
        <label className={styles.field}>
          {words.reason}
          <textarea name="reason" rows={3} required minLength={10} maxLength={500} />
        </label>
        <Button type="submit" isSmall look="ink">
          {words.button}
        </Button>
      </send.Form>
    </details>
  )
}
