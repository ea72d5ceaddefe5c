import { portalDraft } from '#content/portal-draft.ts'
import type { PartOfDraft } from '#operations/drafts/draft-parts.ts'
import portal from '#site/portal/portal.module.css'
import { Button } from '#site/ui/button.tsx'
import styles from './draft.module.css'

const words = portalDraft.own

/** Its name in the address: another one is fetched anew. */
export const ownCoverFile = (name: string) => `own-${name}.jpg`

/** A form of its own, because it sends a file. */
export const GiveCover = ({ each: { part, hash, decision } }: { each: PartOfDraft }) => (
  <form method="post" encType="multipart/form-data" className={styles.form}>
    <input type="hidden" name="part" value={part} />
    <input type="hidden" name="hash" value={hash} />
    <input type="hidden" name="seen" value={decision?.id ?? ''} />
    <p className={styles.wide}>{words.summary}</p>
    <p className={`small quiet ${styles.wide}`}>{words.hint}</p>
    <label className={portal.label} htmlFor="own-cover">
      {words.file}
    </label>
    <input id="own-cover" className={styles.field} type="file" name="cover" accept="image/jpeg,image/png" />
    <Button type="submit" name="intent" value="own" look="line" isSmall>
      {words.button}
    </Button>
  </form>
)
