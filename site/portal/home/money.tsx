import { moneyInWords } from '#content/money-in-words.ts'
import { portal as words } from '#content/portal.ts'
import { own } from '#domain/own.ts'
import { textOf } from '#domain/read-setting.ts'
import { Day } from '#site/portal/day.tsx'
import styles from '#site/portal/portal.module.css'
import { useSettings } from '#site/settings.ts'
import { OutsideLink } from '#site/ui/outside-link.tsx'
import type { Home } from './home-page.tsx'

type Line = NonNullable<Home['money']>[number]

/** By link: cards and invoices are the payment company's, and nobody types a number here. */
export function Money({ home: { money } }: { home: Home }) {
  const billing = textOf(useSettings(), 'billing.url')
  if (!money) return null
  return (
    <section className={styles.part} aria-labelledby="money">
      <h2 id="money">{words.parts.money}</h2>
      {money.length === 0 && <p className="quiet">{words.noMoney}</p>}
      <ul className={styles.things}>
        {money.map((line) => (
          <li key={line.id} className={styles.thing}>
            <strong>
              {own(words.moneyKinds, line.kind) ?? line.kind} <Day at={line.at} />
            </strong>
            <span>{lineInWords(line)}</span>
            {line.page && (
              <OutsideLink href={line.page}>
                {words.openInvoice}
                <span className="unseen">
                  {' '}
                  {own(words.moneyKinds, line.kind)} <Day at={line.at} />
                </span>
              </OutsideLink>
            )}
          </li>
        ))}
      </ul>
      {billing && (
        <p>
          {words.billing} <OutsideLink href={billing}>{words.billingLink}</OutsideLink>
        </p>
      )}
    </section>
  )
}

function lineInWords({ amount, currency, state, refunded }: Line): string {
  return [
    amount === undefined ? '' : moneyInWords(amount, currency),
    own(words.moneyStates, state) ?? state,
    refunded > 0 ? words.refunded(moneyInWords(refunded, currency)) : '',
  ]
    .filter(Boolean)
    .join(', ')
}
