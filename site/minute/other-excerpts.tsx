import { minute as words } from '#content/minute.ts'
import type { Offered, OfferedExcerpt } from '#production/writer/offered.ts'
import { pageTitle } from '#site/listen/page-title.ts'
import { shortAddress, webAddress } from '#site/listen/passage-link.ts'
import { Button } from '#site/ui/button.tsx'
import { ExcerptText } from './excerpt-text.tsx'
import styles from './minute.module.css'
import type { MinuteDraft } from './minute-draft.ts'

/** All that was read and is not in the episode, by its page. */
export function OtherExcerpts({ offered, draft }: { offered: Offered; draft: MinuteDraft }) {
  const used = new Set([...draft.rows, ...draft.reviews].map(({ key }) => key))
  for (const key of [draft.opening, draft.who, draft.step]) used.add(key)
  const known = new Map(offered.excerpts.map((each) => [each.key, each]))
  const kept = [...offered.others, ...Object.values(offered.chosen).flat()]
  const others = [...new Set(kept)].flatMap((key) => (used.has(key) ? [] : (known.get(key) ?? [])))
  const pages = Map.groupBy(others, ({ url }) => url)
  if (offered.excerpts.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{words.others.title}</h2>
      <p className="quiet">{others.length === 0 ? words.others.none : words.others.text}</p>
      {[...pages].map(([url, excerpts]) => (
        <Page
          key={url}
          url={url}
          title={pageTitle(offered.titles.get(url) ?? '', offered.facts.name)}
          excerpts={excerpts}
        />
      ))}
      {others.length > 0 && (
        <p>
          <Button type="submit" look="line" name="do" value="look">
            {words.others.take}
          </Button>
        </p>
      )}
    </section>
  )
}

type PageProps = { url: string; title: string; excerpts: readonly OfferedExcerpt[] }

/** By its title, as its owner knows it; the address stands below each excerpt. */
function Page({ url, title, excerpts }: PageProps) {
  const address = webAddress(url)
  return (
    <details className={styles.page}>
      <summary>
        {words.others.page(title || (address ? shortAddress(address) : url), excerpts.length)}
      </summary>
      <ul className={styles.rows}>
        {excerpts.map((excerpt) => (
          <li key={excerpt.key} className={styles.row}>
            <input type="checkbox" id={`take-${excerpt.key}`} name="take" value={excerpt.key} />
            <label htmlFor={`take-${excerpt.key}`}>
              <ExcerptText excerpt={excerpt} notHeard={undefined} />
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
