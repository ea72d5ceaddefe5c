import { type LegalDocument, legalLabels } from '#content/legal/legal-document.ts'
import { operatorIn } from '#content/operator.ts'
import { useSettings } from '#site/settings.ts'
import { Badge } from '#site/ui/badge.tsx'
import { PublicPage } from '#site/ui/public-page.tsx'
import { LegalContents } from './legal-contents.tsx'
import styles from './legal-page.module.css'
import { LegalText } from './legal-text.tsx'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** Privacy, terms and imprint: notices first, then contents beside the text. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { heading, lead, notices, lastChanged, numbersParagraphs, sections } = document
  return (
    <PublicPage>
      <div className={`wrap ${styles.page}`}>
        <header className={styles.top}>
          <h1>{heading}</h1>
          <div className={styles.about}>
            <p className="lead">{lead}</p>
            <p className="small quiet">
              {legalLabels.lastChanged}{' '}
              <time dateTime={lastChanged}>{day.format(new Date(lastChanged))}</time>
            </p>
          </div>
          <div className={styles.notices}>
            <p>{notices.lawyer}</p>
            {operatorIn(useSettings()).isExample && (
              <p>
                <Badge tone="signal">{legalLabels.example}</Badge> {notices.example}
              </p>
            )}
          </div>
        </header>
        <LegalContents sections={sections} />
        <LegalText sections={sections} numbersParagraphs={numbersParagraphs} />
      </div>
    </PublicPage>
  )
}
