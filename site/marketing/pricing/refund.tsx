import { pricing } from '#content/pricing.ts'
import { useSettings } from '#site/settings.ts'
import styles from './refund.module.css'

/** The guarantee as amounts of money. */
export function Refund() {
  const { refund } = pricing(useSettings())
  return (
    <section className={styles.refund}>
      <div className={`wrap ${styles.words}`}>
        <h2>{refund.title}</h2>
        <dl className={styles.amounts}>
          {refund.amounts.map(({ name, amount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={`display figures ${styles.amount}`}>{amount}</dd>
            </div>
          ))}
        </dl>
        <p className="lead">{refund.text}</p>
      </div>
    </section>
  )
}
