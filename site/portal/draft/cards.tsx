import { portalDraft as words } from '#content/portal-draft.ts'
import type { DraftPart, DraftTitle, ShowDraft } from '#domain/show-draft.ts'
import { webAddress } from '#site/listen/passage-link.ts'
import { OutsideLink } from '#site/ui/outside-link.tsx'
import styles from './draft.module.css'

type AppCardProps = { part: DraftPart; draft: ShowDraft; cover: string }

/** A show as podcast apps draw it: in a list, and at the top of its own page. */
export function AppCard({ part, draft: { name, description, category, business }, cover }: AppCardProps) {
  if (part !== 'name' && part !== 'description' && part !== 'category') return null
  return (
    <div className={styles.card}>
      <img src={cover} width="72" height="72" alt="" className={styles.cover} />
      <div className={styles.texts}>
        <p className={styles.name}>{name}</p>
        <p className="small quiet">{words.by(business)}</p>
        {part === 'category' && <p className="small">{category}</p>}
      </div>
      {part === 'description' && <p className={styles.description}>{description}</p>}
    </div>
  )
}

/** A row of the list of episodes. */
export function EpisodeCard({ title: { title, quote, url }, cover }: { title: DraftTitle; cover: string }) {
  return (
    <>
      <div className={styles.card}>
        <img src={cover} width="56" height="56" alt="" className={styles.cover} loading="lazy" />
        <div className={styles.texts}>
          <h3 className={styles.name}>{title}</h3>
        </div>
      </div>
      {quote && (
        <p className="small quiet">
          “{quote}” {url && <OutsideLink href={webAddress(url)?.href}>{url}</OutsideLink>}
        </p>
      )}
    </>
  )
}
