import { contact } from '#content/contact.ts'
import styles from './contact-sections.module.css'

const { notForYou, bring } = contact

export const NotForYou = () => (
  <section className={`night ${styles.section}`}>
    <div className={`wrap ${styles.notForYou}`}>
      <h2>{notForYou.title}</h2>
      <ol className={styles.reasons}>
        {notForYou.reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>… {title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)

export const Preparation = () => (
  <section className={styles.section}>
    <div className={`wrap ${styles.preparation}`}>
      <div className={styles.bring}>
        <h2>{bring.title}</h2>
        <dl>
          {bring.items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd className="quiet">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.without}>
        <h2>{bring.withoutTitle}</h2>
        <ul>
          {bring.without.map((thing) => (
            <li key={thing} className="display">
              {thing}
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
)
