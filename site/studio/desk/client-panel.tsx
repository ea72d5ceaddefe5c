import { clientSide as words } from '#content/studio-client-side.ts'
import type { FoundShows } from '#database/ties.ts'
import { sentencesOfDraft } from '#domain/draft/draft.ts'
import { isRemarkOn } from '#domain/remarks.ts'
import { type Gate, gates, mostRemark, type OfferedToClient, turnAt } from '#domain/script-gate.ts'
import type { Desk } from '#operations/open-desk.ts'
import { FindShow, ShowChoice } from '#site/studio/new/show-choice.tsx'
import { clockOf } from '#site/studio/when.ts'
import { Button } from '#site/ui/button.tsx'
import styles from './client-panel.module.css'
import { Hidden } from './hidden.tsx'
import panel from './panel.module.css'
import type { Send } from './use-send.ts'

type ClientPanelProps = {
  open: Desk
  /** To which it can be tied; null where it cannot be now, or where there is none. */
  found: FoundShows | null
  send: Send
}

/** Whose show it is, what they say of the script, and what may be done for them. */
export function ClientPanel({ open, found, send }: ClientPanelProps) {
  const { shown, remarks } = open.client
  if (!shown && !found) return null
  const settled = remarks.filter((remark) => !isOpen(open, remark))
  return (
    <section className={styles.client} aria-labelledby="client-side">
      <h2 id="client-side">{words.heading}</h2>
      <p className="small">{shown ? words.of(shown.client || words.unnamed) : words.nobody}</p>
      {shown && <State open={open} />}
      {remarks.length > settled.length && (
        <p className="small">{words.open(remarks.length - settled.length)}</p>
      )}
      {settled.length > 0 && <Settled remarks={settled} />}
      {shown && gates.map((what) => <Decide key={what} what={what} shown={shown} send={send} />)}
      {found && <Tie open={open} found={found} send={send} />}
    </section>
  )
}

type Remark = Desk['client']['remarks'][number]

const isOpen = ({ script }: Desk, remark: Remark) =>
  script !== null && sentencesOfDraft(script.draft).some((sentence) => isRemarkOn(remark, sentence))

function State({ open: { client, state } }: { open: Desk }) {
  const { shown, decisions } = client
  if (!shown) return null
  const { sound } = shown
  return (
    <>
      <GateState of="script" offered={shown} decision={decisions.script} />
      {!shown.offeredAt && !sound.offeredAt && (
        <p className="small">{state === 'published' ? words.notAsked : words.beforeGate}</p>
      )}
      {shown.waitsFor ? (
        <p className="small">{words.waitsFor[shown.waitsFor]}</p>
      ) : (
        shown.date && <p className="small">{words.date(clockOf(shown.date))}</p>
      )}
      {sound.offeredAt && <GateState of="episode" offered={sound} decision={decisions.episode} />}
    </>
  )
}

type GateProps = {
  of: Gate
  offered: OfferedToClient
  decision: Desk['client']['decisions'][Gate] | undefined
}

function GateState({ of, offered, decision }: GateProps) {
  const who = decision?.who ?? words.somebody
  const by = { operator: words.forThem(who), silence: words.bySilence, member: who }[decision?.by ?? 'member']
  const said = words.gates[of]
  if (!decision && !offered.isAtGate) return null
  return (
    <>
      <p className="small" data-turn={turnAt(offered)}>
        {decision
          ? said[decision.verdict](by, clockOf(decision.at))
          : offered.offeredAt && said.since(clockOf(offered.offeredAt))}
      </p>
      {decision?.words && <p className={`small ${styles.theirs}`}>{decision.words}</p>}
    </>
  )
}

const Settled = ({ remarks }: { remarks: readonly Remark[] }) => (
  <details>
    <summary className="small">{words.settled(remarks.length)}</summary>
    <ul className="small">
      {remarks.map(({ who, said, text, at }) => (
        <li key={`${at.toISOString()} ${text}`}>
          {words.saidOf(who ?? words.somebody, said)} <span className={styles.theirs}>{text}</span>
        </li>
      ))}
    </ul>
  </details>
)

type DecideProps = { what: Gate; shown: NonNullable<Desk['client']['shown']>; send: Send }

function Decide({ what, shown, send }: DecideProps) {
  const offered = what === 'script' ? shown : shown.sound
  if (turnAt(offered) === 'nobody') return null
  const seen = { what, hash: offered.hash ?? '' }
  return (
    <details className={styles.for}>
      <summary>{words.decide.heading}</summary>
      <p className="small">{words.decide.text}</p>
      <send.Form method="post">
        <Hidden values={{ deed: 'client-approves', ...seen }} />
        <Button type="submit" isSmall look="ink">
          {words.gates[what].approve}
        </Button>
      </send.Form>
      <send.Form method="post">
        <Hidden values={{ deed: 'client-asks', ...seen }} />
        <label className={panel.field}>
          {words.decide.words}
          <textarea name="words" rows={3} required maxLength={mostRemark} />
        </label>
        <Button type="submit" isSmall look="line">
          {words.decide.changes}
        </Button>
      </send.Form>
    </details>
  )
}

function Tie({ open: { client }, found, send }: ClientPanelProps & { found: FoundShows }) {
  const chosen = client.shown?.showId ?? ''
  return (
    <details className={styles.for} key={chosen} open={found.search !== '' || undefined}>
      <summary>{words.tie.heading}</summary>
      <FindShow />
      <send.Form method="post">
        <Hidden values={{ deed: 'tie' }} />
        <ShowChoice found={found} chosen={chosen} />
        <Button type="submit" isSmall look="line">
          {words.tie.button}
        </Button>
      </send.Form>
    </details>
  )
}
