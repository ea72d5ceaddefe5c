import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { offers } from '#content/offer-names.ts'
import { clientWords } from '#content/studio-clients.ts'
import type { showClients } from '#operations/clients/show-clients.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import screen from '#site/studio/screen.module.css'
import { distanceInWords } from '#site/studio/when.ts'
import { Button } from '#site/ui/button.tsx'
import { ClientRows } from './client-rows.tsx'
import styles from './clients.module.css'

type Shown = Awaited<ReturnType<typeof showClients>>
const words = clientWords.waits

/** Whatever only a person can decide. */
export function Waiting({ shown }: { shown: Shown }) {
  const { urgent, doubts, unknown, troubles, silent, now } = shown
  const isQuiet = [urgent, doubts, unknown, troubles, silent].every(({ length }) => length === 0)
  return (
    <section className={screen.part} aria-labelledby="waiting">
      <h2 id="waiting">{words.heading}</h2>
      {isQuiet && <p className="quiet">{words.nothing}</p>}
      {urgent.length > 0 && <ClientRows label={words.urgent} clients={urgent} now={now} />}
      <ul className={styles.waiting} hidden={isQuiet}>
        {silent.map(({ source, last }) => (
          <li key={source}>
            <strong>{words.silent(source)}</strong>
            {last && <span>{words.silentText(distanceInWords(last, now))}</span>}
          </li>
        ))}
        {doubts.map((doubt) => (
          <Doubt key={`${doubt.one} ${doubt.other}`} doubt={doubt} />
        ))}
        {unknown.map(({ link, count }) => (
          <UnknownLink key={link} link={link} count={count} />
        ))}
        {troubles.length > 0 && <Troubles troubles={troubles} />}
      </ul>
    </section>
  )
}

/** One thing to decide: a form of its own. */
const Decision = ({ intent, children }: { intent: string; children: ReactNode }) => (
  <Form method="post" className={screen.row}>
    <input type="hidden" name="intent" value={intent} />
    {children}
  </Form>
)

function Doubt({ doubt: { one, other, oneId, otherId, domain } }: { doubt: Shown['doubts'][number] }) {
  const addressIn = (name: string) => name.slice('email:'.length)
  return (
    <li>
      <strong>{words.doubts}</strong>
      <span>
        {words.doubt(domain)}: <Link to={paths.studioClient(oneId)}>{addressIn(one)}</Link>,{' '}
        <Link to={paths.studioClient(otherId)}>{addressIn(other)}</Link>
      </span>
      <Form method="post" className={screen.row}>
        <input type="hidden" name="one" value={one} />
        <input type="hidden" name="other" value={other} />
        <Button type="submit" name="intent" value="are-one" isSmall>
          {words.isOne}
        </Button>
        <Button type="submit" name="intent" value="are-two" look="line" isSmall>
          {words.isTwo}
        </Button>
      </Form>
    </li>
  )
}

function UnknownLink({ link, count }: { link: string; count: number }) {
  const settings = useSettings()
  return (
    <li>
      <strong>{words.links}</strong>
      <span>
        {link}, {words.link(count)}
      </span>
      <Decision intent="link-sells">
        <input type="hidden" name="link" value={link} />
        <label className={screen.label}>
          {words.sells}
          <select className={screen.input} name="offer" required defaultValue="">
            <option value="" disabled />
            {offers(settings).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" isSmall>
          {words.keepLink}
        </Button>
      </Decision>
    </li>
  )
}

function Troubles({ troubles }: { troubles: Shown['troubles'] }) {
  return (
    <li>
      <strong>{words.troubles}</strong>
      <ul>
        {troubles.map(({ number, source, kind, trouble }) => (
          <li key={number}>
            {clientWords.teller(source)}, {kind}: {trouble}
          </li>
        ))}
      </ul>
      <Decision intent="understand-again">
        <Button type="submit" look="line" isSmall>
          {words.again}
        </Button>
      </Decision>
    </li>
  )
}
