import { firstChapter } from '#content/guide/first-chapter.ts'
import { firstChapterPages } from '#content/guide/first-chapter-pages.ts'
import { guide } from '#content/guide/guide.ts'
import { priceWords } from '#content/guide/price-words.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/first-chapter-page'
import styles from './first-chapter-page.module.css'
import { Leaf } from './leaf.tsx'

const { closing, ...words } = firstChapter

export function meta({ matches }: Route.MetaArgs) {
  const settings = settingsIn(matches)
  return head(settings, {
    path: paths.firstChapter(),
    ...words.head,
    type: 'article',
    jsonLd: [breadcrumbs(settings, words.kicker, paths.firstChapter())],
  })
}

/** A chapter as a book that is leafed through where two pages fit side by side, and read on where they do not. */
export default function FirstChapterPage() {
  const pages = firstChapterPages(useSettings())
  return (
    <PublicPage>
      <div className={`wrap ${styles.head}`}>
        <p className={styles.kicker}>{words.kicker}</p>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <div className={`wrap ${styles.table}`}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys leaf through it */}
        <section className={styles.book} aria-label={words.book} tabIndex={0}>
          <ol className={styles.pages}>
            {pages.map((page, at) => (
              <Leaf key={page.paragraphs[0]} page={page} number={at + 1} last={pages.length} />
            ))}
          </ol>
        </section>
      </div>
      <section className={`night ${styles.closing}`}>
        <div className={`wrap ${styles.words}`}>
          <h2>{closing.title}</h2>
          <p className="lead quiet">{closing.text}</p>
          <p className={styles.ways}>
            <ButtonLink href={`${paths.guide()}#${priceWords.sectionId}`}>{closing.button}</ButtonLink>
            <a href={`${paths.guide()}#${guide.chapters.id}`}>{closing.contents}</a>
          </p>
        </div>
      </section>
    </PublicPage>
  )
}
