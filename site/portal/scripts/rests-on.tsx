import { listening } from '#content/listening.ts'
import { portalScripts as words } from '#content/portal-scripts.ts'
import { excerpt } from '#domain/excerpt.ts'
import { supportIn } from '#domain/support.ts'
import { isAddressOfText } from '#domain/website-name.ts'
import type { ReadLine } from '#operations/portal/offer-lines.ts'
import { shortAddress, webAddress } from '#site/listen/passage-link.ts'
import { nameOfPlace } from '#site/material/place-of-piece.ts'
import { paths } from '#site/paths.ts'
import { OutsideLink } from '#site/ui/outside-link.tsx'
import styles from './scripts.module.css'

const mostQuoted = { pages: 3, letters: 240 }
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

type RestsOnProps = {
  evidence: ReadLine['evidence']
  said: string
  /** What is read aloud stands there word for word, and needs no second look at its words. */
  isQuoted: boolean
  language: string
  clientId: string
}

/** Page and quoted words, as on the page of an episode. */
export const RestsOn = ({ evidence, said, isQuoted, language, clientId }: RestsOnProps) =>
  evidence.slice(0, mostQuoted.pages).map(({ url, passage, saidOn, source }) => (
    <div key={`${url} ${passage}`} className={`small quiet ${styles.source}`}>
      {saidOn ? (
        <p>{listening.transcript.ownWords(dates.format(new Date(saidOn)))}</p>
      ) : (
        <>
          {isQuoted ? <blockquote lang={language}>{quoted(passage, said)}</blockquote> : words.readFrom}{' '}
          <cite>
            {source ? (
              <a href={paths.portalSource(clientId, source.id, source.piece)}>{nameOfPlace(source)}</a>
            ) : (
              <Page url={url} />
            )}
          </cite>
        </>
      )}
    </div>
  ))

const quoted = (passage: string, said: string) =>
  excerpt(
    supportIn(passage, said)
      .map(({ text }) => text)
      .join(''),
    mostQuoted.letters,
  )

/** A website's address is somebody else's text: only what leads to the web is a link. */
function Page({ url }: { url: string }) {
  const address = webAddress(url)
  const name = address ? shortAddress(address) : isAddressOfText(url) ? listening.transcript.ownText : url
  return <OutsideLink href={address?.href}>{name}</OutsideLink>
}
