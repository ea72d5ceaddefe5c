import { Link } from 'react-router'
import { board } from '#content/studio-board.ts'
import { desk } from '#content/studio-desk.ts'
import { own } from '#domain/own.ts'
import { isAddressOfText } from '#domain/website-name.ts'
import type { DeskScript, JudgedSentence } from '#operations/script-on-desk.ts'
import { webAddress } from '#site/listen/passage-link.ts'
import { nameOfPlace } from '#site/material/place-of-piece.ts'
import { paths } from '#site/paths.ts'
import { OutsideLink } from '#site/ui/outside-link.tsx'
import styles from './panel.module.css'

type EvidenceProps = { judged: JudgedSentence | undefined; passages: DeskScript['passages'] }

/** What the ledger found, in the website's own words. */
export function EvidencePart({ judged, passages }: EvidenceProps) {
  const { verdict = 'unsupported', reason = '', evidence = [] } = judged ?? {}
  const found = evidence.flatMap((id) => {
    const passage = own(passages, id)
    return passage ? [{ id, ...passage }] : []
  })
  return (
    <div className={styles.evidence} data-verdict={verdict}>
      {found.length > 0 && <h3>{desk.sentence.sources(found.length)}</h3>}
      <p className="small">{reason}</p>
      {found.map(({ id, url, heading, text, source }) => (
        <figure key={id}>
          <blockquote>
            {heading && <strong>{heading}: </strong>}
            {text}
          </blockquote>
          <figcaption className="small">
            {source ? (
              <Link to={paths.studioSource(source.id, source.piece)}>{nameOfPlace(source)}</Link>
            ) : (
              <SourceLink url={url} />
            )}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** A website's address is somebody else's text: only what leads to the web is a link. */
export const SourceLink = ({ url }: { url: string }) => (
  <OutsideLink href={webAddress(url)?.href}>{isAddressOfText(url) ? board.text : url}</OutsideLink>
)
