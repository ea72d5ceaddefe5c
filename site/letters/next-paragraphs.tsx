import { Link, Text } from '@react-email/components'
import { letters } from '#content/letters.ts'
import { packages } from '#content/packages.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { colours, styles } from './letter-styles.ts'

const words = letters.episodeReady

/** What could come next, in the website's own words, and what a show begins at. */
export function NextParagraphs({ next, origin }: { next: readonly string[]; origin: string }) {
  const [first] = packages(useSettings())
  return (
    <>
      <Text style={styles.strong}>{next.length > 0 ? words.nextTitle : words.nextTitleAlone}</Text>
      {next.length > 0 && (
        <ul style={styles.next}>
          {next.map((title) => (
            <li key={title} style={styles.step}>
              {title}
            </li>
          ))}
        </ul>
      )}
      <Text style={styles.text}>
        {first && words.next(first.mainPrice, first.recurring, first.setupFee)}{' '}
        <Link className="signal" href={origin + paths.contact()} style={{ color: colours.signal }}>
          {words.book}
        </Link>
      </Text>
    </>
  )
}
