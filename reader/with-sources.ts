/** A website, and what its owner has handed us beside it: each source is a page of its own that nobody else can open. */
import { againstWebsite } from '#content/material-words.ts'
import type { LeftOut, Passage, Reading } from '#domain/evidence.ts'
import { againstSite } from '#domain/gate/against-site.ts'
import { addressOfSource, type SourcePiece, type SourcePlace } from '#domain/source.ts'
import { type Block, kindOfText } from './block.ts'
import { pageOfBlocks } from './page-of-blocks.ts'
import { joinQuestions } from './questions.ts'
import { readingOf } from './reading-of.ts'
import { piecesOfText } from './text-lines.ts'

type Piece = Omit<SourcePlace, 'id' | 'name'> & Pick<SourcePiece, 'kind' | 'text'>
type Source = { id: string; name: string; pieces: readonly Piece[] }

/** More would hide the website, and take a writer minutes. */
const mostPassages = 600

/** `told`: what earlier episodes have read aloud, a sentence each; of a long file what is left comes first. */
export function withSources(site: Reading, sources: readonly Source[], told: ReadonlySet<string>): Reading {
  const against = againstSite(site)
  const passages: Passage[] = []
  const leftOut: LeftOut[] = []
  const pages: Reading['pages'][number][] = []
  let section = Math.max(0, ...site.passages.map((each) => each.section ?? 0)) + 1
  for (const [at, source] of sources.entries()) {
    const read = readingOfSource(source, site)
    if (read.language !== site.language && read.passages.length >= leastToTell) continue
    pages.push({ url: read.url, title: '', role: 'other' })
    for (const passage of read.passages) {
      const [doubt] = against(passage.text)
      if (doubt) leftOut.push({ text: passage.text, url: passage.url, reason: againstWebsite(doubt) })
      else if (!isTold(passage, told) && passages.length < mostPassages)
        passages.push({ ...passage, id: `s${at}${passage.id}`, section: section + (passage.section ?? 0) })
    }
    section += read.passages.length + 1
  }
  return {
    ...site,
    pages: [...site.pages, ...pages],
    passages: [...site.passages, ...passages],
    leftOut: [...(site.leftOut ?? []), ...leftOut],
  }
}

/** Of a line or two nobody can tell the language. */
const leastToTell = 4

function readingOfSource(source: Source, site: Reading): Reading {
  const blocks = joinQuestions(blocksOf(source))
  return readingOf([
    { ...pageOfBlocks(addressOfSource(source.id), site.name, blocks), language: site.language },
  ])
}

/** A piece keeps its place wherever it goes from here. */
function blocksOf({ id, name, pieces }: Source): Block[] {
  let heading = ''
  return pieces.flatMap(({ kind, text, ...place }): Block[] => {
    const source = { id, name, ...place }
    if (kind === 'heading') heading = text
    if (kind === 'heading') return [{ kind, heading: '', text, source }]
    if (place.question) return [{ kind: 'question', heading: '', text: `${place.question}\n${text}`, source }]
    return piecesOfText(text).map((piece) => ({
      kind: kindOfText(piece, kind),
      heading,
      text: piece,
      source,
    }))
  })
}

const isTold = ({ text }: Passage, told: ReadonlySet<string>) => told.size > 0 && told.has(text)
