import { moneyInWords } from '#content/money-in-words.ts'
import { offerNames } from '#content/offer-names.ts'
import { clientWords as words } from '#content/studio-clients.ts'
import { own } from '#domain/own.ts'
import type { KnownThing } from '#domain/standing.ts'
import { useSettings } from '#site/settings.ts'
import { Moment } from '#site/studio/moment.tsx'
import { Rows } from '#site/studio/rows.tsx'
import screen from '#site/studio/screen.module.css'
import { when } from '#site/studio/when.ts'

type OfClient = KnownThing & { offer: string | undefined }
type Props = { things: readonly OfClient[]; now: Date }

const stateInWords = ({ facts }: KnownThing) =>
  own(words.states, String(facts.state)) ?? String(facts.state ?? '')
const dateIn = (fact: unknown) => (typeof fact === 'string' ? new Date(fact) : undefined)

export function Shows({ things, now }: Props) {
  const settings = useSettings()
  const shows = things.filter(({ kind }) => kind === 'subscription')
  if (shows.length === 0) return null
  return (
    <section className={screen.part} aria-labelledby="shows">
      <h2 id="shows">{words.parts.shows}</h2>
      <ul>
        {shows.map((show) => (
          <li key={show.id}>
            <strong>
              {offerNames(settings, show.offer ? [show.offer] : []) || words.kinds.subscription}
            </strong>
            , {stateInWords(show)}
            {comes(show, now)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** When it ends, or is paid for again. */
function comes({ facts }: KnownThing, now: Date): string {
  const [ends, renews] = [dateIn(facts.endsAt), dateIn(facts.periodEndsAt)]
  if (facts.state === 'canceled') return ''
  if (ends) return `, ${words.ends(when(ends, now))}`
  return renews && renews > now ? `, ${words.renews(when(renews, now))}` : ''
}

const isMoney = ({ kind }: KnownThing) =>
  ['invoice', 'payment', 'refund', 'dispute', 'purchase'].includes(kind)

export function Money({ things, now }: Props) {
  const rows = things.filter(isMoney).toReversed()
  if (rows.length === 0) return null
  const { at, what, state, amount } = words.moneyColumns
  return (
    <section className={screen.part} aria-labelledby="money">
      <h2 id="money">{words.parts.money}</h2>
      <Rows label={words.parts.money} columns={[at, what, state, { name: amount, isNumber: true }]}>
        {rows.map((thing) => (
          <tr key={thing.id}>
            <td>
              <Moment at={thing.asOf} now={now} />
            </td>
            <td data-short>{words.kinds[thing.kind]}</td>
            <td>{moneyState(thing, now)}</td>
            <td data-number>
              {typeof thing.facts.amount === 'number' &&
                moneyInWords(thing.facts.amount, thing.facts.currency)}
            </td>
          </tr>
        ))}
      </Rows>
    </section>
  )
}

function moneyState(thing: KnownThing, now: Date): string {
  const { kind, facts } = thing
  const answerBy = dateIn(facts.answerBy)
  if (answerBy && answerBy > now) return `${stateInWords(thing)}, ${words.answerBy(when(answerBy, now))}`
  if (kind !== 'payment') return stateInWords(thing)
  if (facts.isRefunded === true) return words.states.refunded ?? ''
  const back = Number(facts.refunded) || 0
  return back > 0 ? words.refundedPart(moneyInWords(back, facts.currency)) : (words.states.paid ?? '')
}

export function Calls({ things, now }: Props) {
  const calls = things.filter(({ kind }) => kind === 'booking')
  if (calls.length === 0) return null
  return (
    <section className={screen.part} aria-labelledby="calls">
      <h2 id="calls">{words.parts.calls}</h2>
      <ul>
        {calls.map((call) => {
          const at = dateIn(call.facts.startsAt)
          return (
            <li key={call.id}>
              {at ? <Moment at={at} now={now} /> : words.kinds.booking}, {stateInWords(call)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
