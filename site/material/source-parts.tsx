import { languageName } from '#content/language-name.ts'
import { materialWords as words } from '#content/portal-material.ts'
import type { KeptPiece } from '#database/sources.ts'
import { sourceLimits } from '#domain/source.ts'
import type { OpenSource } from '#operations/material/open-material.ts'
import { Button } from '#site/ui/button.tsx'
import styles from './material.module.css'
import { RightsChoice, stateOf } from './material-parts.tsx'
import { placeOfPiece } from './place-of-piece.ts'

type HeadProps = Pick<OpenSource, 'source' | 'isForeign'> & { filePage: string }

export function SourceHead({ source, isForeign, filePage }: HeadProps) {
  const isTranscript = source.kind === 'transcript'
  return (
    <>
      <p>{stateOf(source)}</p>
      {source.state === 'waiting' && <p>{words.waiting}</p>}
      {isForeign && source.language && <p>{words.foreign(languageName(source.language))}</p>}
      {source.pieces > 0 && source.kind !== 'answers' && (
        <p className="quiet">{isTranscript ? words.source.leadOfTranscript : words.source.lead}</p>
      )}
      {source.size > 0 && (
        <p>
          <a href={filePage} download>
            {words.source.download}
          </a>
        </p>
      )}
    </>
  )
}

type PiecesProps = { opened: OpenSource; mayChange: boolean; pageOf(piece: number): string }

/** As it was read, in pages; whoever may, takes marks away. */
export function Pieces({ opened: { source, pieces, first }, mayChange, pageOf }: PiecesProps) {
  if (pieces.length === 0) return null
  const pages = Array.from(
    { length: Math.ceil(source.places / sourceLimits.onPage) },
    (_, at) => at * sourceLimits.onPage,
  )
  return (
    <section className={styles.part} aria-labelledby="as-read">
      <h2 id="as-read">{words.source.asRead}</h2>
      <form method="post" className={styles.form}>
        {pieces.map((piece) => (
          <Piece key={piece.place} piece={piece} mayChange={mayChange} />
        ))}
        {mayChange && (
          <Button type="submit" name="intent" value="marks" look="line" isSmall>
            {words.source.keep}
          </Button>
        )}
      </form>
      {pages.length > 1 && (
        <nav aria-label={words.source.parts}>
          <ol className={styles.pages}>
            {pages.map((start, at) => (
              <li key={start}>
                <a href={pageOf(start)} aria-current={start === first ? 'page' : undefined}>
                  {at + 1}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </section>
  )
}

function Piece({ piece, mayChange }: { piece: KeptPiece; mayChange: boolean }) {
  const { place, kind, text, question, isOurs } = piece
  const id = `piece-${place}`
  if (kind === 'heading') return <h3 id={id}>{text}</h3>
  return (
    <div id={id} className={styles.piece}>
      {mayChange && <input type="hidden" name="shown" value={place} />}
      {mayChange && (
        <input type="checkbox" id={`ours-${place}`} name="ours" value={place} defaultChecked={isOurs} />
      )}
      <div>
        {question && <p className="quiet">{question}</p>}
        {mayChange ? <label htmlFor={`ours-${place}`}>{text}</label> : <p>{text}</p>}
        <p className="small quiet">{placeOfPiece(piece)}</p>
      </div>
    </div>
  )
}

export function UsePart({ source: { state, kind, rights } }: { source: OpenSource['source'] }) {
  if (kind === 'answers' || (state !== 'read' && state !== 'used')) return null
  return (
    <section className={styles.part} aria-labelledby="use">
      <h2 id="use">{words.source.use}</h2>
      <form method="post" className={styles.form}>
        <RightsChoice legend={words.handIn.rights} chosen={rights} />
        {kind === 'transcript' && (
          <label>
            <input type="checkbox" name="agreed" value="yes" /> {words.source.agreed}
          </label>
        )}
        <Button type="submit" name="intent" value="use">
          {words.source.useButton}
        </Button>
      </form>
    </section>
  )
}

export const RemovePart = ({ isSure }: { isSure: boolean }) => (
  <section className={styles.part} aria-labelledby="remove">
    <h2 id="remove">{words.source.remove}</h2>
    <p>{words.source.removeText}</p>
    <form method="post">
      {isSure && <input type="hidden" name="sure" value="yes" />}
      <Button type="submit" name="intent" value="remove" look="line" isSmall>
        {isSure ? words.source.removeSure : words.source.remove}
      </Button>
    </form>
  </section>
)
