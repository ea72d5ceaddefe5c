import { publicShows } from '#content/public-shows.ts'
import type { ListedAt } from '#database/heard-shows.ts'
import { directoryOf } from '#domain/directories.ts'
import { absolute } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'
import { OutsideLink } from '#site/ui/outside-link.tsx'
import { QrCode } from '#site/ui/qr-code.tsx'
import { qrPicture } from '#site/ui/qr-picture.ts'
import styles from './shows.module.css'

const words = publicShows.subscribe

/** Apps that open a feed by its address; every other one takes the address itself. */
const appsFor = (feed: string) => [
  { name: words.apps.apple, href: feed.replace(/^https?:/, 'podcast:') },
  { name: words.apps.pocketCasts, href: `pktc://subscribe/${feed.replace(/^https?:\/\//, '')}` },
  { name: words.apps.overcast, href: `overcast://x-callback-url/add?url=${encodeURIComponent(feed)}` },
]

export function Subscribe({ slug, listed }: { slug: string; listed: ListedAt }) {
  const feed = absolute(paths.showFeed(slug))
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby="subscribe">
      <h2 id="subscribe">{words.title}</h2>
      <p className="quiet">{words.text}</p>
      <ul className={styles.apps}>
        {listed.map(({ directory, listing }) => (
          <li key={directory}>
            <OutsideLink href={listing}>{directoryOf(directory)?.name ?? directory}</OutsideLink>
          </li>
        ))}
        {appsFor(feed).map(({ name, href }) => (
          <li key={name}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
      <QrCode picture={qrPicture(absolute(paths.show(slug)))} label={words.scan} className={styles.scan} />
      <p className={styles.address}>
        {words.feed}: <a href={feed}>{feed}</a>
      </p>
    </section>
  )
}
