import { desk } from '#content/studio-desk.ts'
import { type Deed, may } from '#domain/desk.ts'
import type { Desk } from '#operations/open-desk.ts'
import { Button } from '#site/ui/button.tsx'
import { Hidden } from './hidden.tsx'
import styles from './panel.module.css'
import type { Send } from './use-send.ts'

type DeedsProps = { open: Desk; unsupported: number; send: Send }

/** What may be done with the episode now; the first is what it waits for. */
export function DeskDeeds({ open, unsupported, send }: DeedsProps) {
  const { state, latest, made, audioHash } = open
  const isUnmade = latest > made
  const isReady = !isUnmade && unsupported === 0
  const offered = (['remake', 'approve', 'release', 'hold', 'send-again'] as const).filter(
    (deed) =>
      may[deed].includes(state) &&
      (deed !== 'remake' || isUnmade) &&
      (deed !== 'approve' || (isReady && audioHash !== null)) &&
      (deed !== 'send-again' || !isUnmade),
  )
  return (
    <div className={styles.deeds}>
      {offered.map((deed, at) => (
        <send.Form key={deed} method="post">
          <Hidden values={{ deed, ...(deed === 'approve' && { audio: audioHash ?? '' }) }} />
          <Button type="submit" isSmall look={at === 0 && isFirst(deed) ? 'signal' : 'line'}>
            {desk.deeds[deed]}
          </Button>
        </send.Form>
      ))}
      {may.reject.includes(state) && <Reject send={send} />}
    </div>
  )
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
