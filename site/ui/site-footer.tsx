import { brandIn } from '#content/brand.ts'
import { disclaimer, footerLinks, legalLinks } from '#content/footer.ts'
import { operatorIn } from '#content/operator.ts'
import { useSettings } from '#site/settings.ts'
import styles from './site-footer.module.css'

/** The tagline is not said twice in a row. */
export function SiteFooter({ saidAbove }: { saidAbove?: string | undefined }) {
  const settings = useSettings()
  const { tagline } = brandIn(settings)
  return (
    <footer className={`night ${styles.footer}`}>
      <div className={`wrap ${styles.rows}`}>
        {tagline !== saidAbove && <p className={`display ${styles.tagline}`}>{tagline}</p>}
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {footerLinks.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`small ${styles.legal}`}>
          <p className="quiet">{disclaimer}</p>
          <ul aria-label="Legal">
            {legalLinks.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
            <li className="quiet">{`© ${operatorIn(settings).company}`}</li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
