import { pricing } from '#content/pricing.ts'
import styles from './refund.module.css'

const { refund } = pricing

/** The guarantee as amounts of money. */
export function Refund() {
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
