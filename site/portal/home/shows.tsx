import { figureWords } from '#content/listening-figures.ts'
import { offerNames } from '#content/offer-names.ts'
import { portal as words } from '#content/portal.ts'
import { portalDraft } from '#content/portal-draft.ts'
import { materialWords } from '#content/portal-material.ts'
import { own } from '#domain/own.ts'
import { paths } from '#site/paths.ts'
import { Day } from '#site/portal/day.tsx'
import styles from '#site/portal/portal.module.css'
import { useSettings } from '#site/settings.ts'
import type { Home } from './home-page.tsx'

export function Shows({ home: { shows, now }, clientId }: { home: Home; clientId: string }) {
  const settings = useSettings()
  if (shows.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="shows">
      <h2 id="shows">{words.parts.shows}</h2>
      <ul className={styles.things}>
        {shows.map(({ id, title, offer, state, endsAt, draft }) => (
          <li key={id} className={styles.thing}>
            <strong>{offerNames(settings, offer ? [offer] : []) || words.plan}</strong>
            <span>
              {own(words.showStates, state) ?? state}
              {endsAt && new Date(endsAt) > now && (
                <>
                  , {words.ends} <Day at={new Date(endsAt)} />
                </>
              )}
            </span>
            <a href={paths.portalMaterial(clientId, id)}>{materialWords.heading}</a>
            {draft && (
              <a href={paths.portalDraft(clientId, id)}>
                {portalDraft.title}
                <span className="unseen">: {portalDraft.version(draft.version)}</span>
              </a>
            )}
            {title !== null && (
              <a href={paths.portalFigures(clientId, id)} aria-label={figureWords.ofShow(title)}>
                {figureWords.portal}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Calls({ home: { calls } }: { home: Home }) {
  if (calls.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="calls">
      <h2 id="calls">{words.parts.calls}</h2>
      <ul className={styles.things}>
        {calls.map(({ id, at, state }) => (
          <li key={id} className={styles.thing}>
            <Day at={at} hasClock />
            <span className="quiet">{own(words.callStates, state) ?? state}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
