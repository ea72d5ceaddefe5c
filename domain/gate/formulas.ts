/** The programme's own lines: they say nothing about the business but its name, and what stands in their slots. */
import { placeOfBusiness, type SaidAddress } from '#domain/addresses.ts'
import { beginningsOf, spokenHeadings } from '#domain/headings.ts'
import { hoursOf } from '#domain/hours.ts'
import { own } from '#domain/own.ts'
import { endsOf, signsOf } from '#domain/signs.ts'
import { echoesIn } from './echoes.ts'
import { keyOf, type Site } from './site.ts'
import { wordsOf } from './words.ts'

/** What may stand in a slot, whole. */
const slots: Readonly<Record<string, (site: Site) => readonly string[]>> = {
  name: ({ reading }) => [reading.name],
  site: ({ reading }) => [reading.host, reading.host.replace('www.', '')],
  heading: ({ reading, vocabulary }) => headingsOf(reading, vocabulary.asTheirs),
  subject: ({ reading, sections, vocabulary }) => [
    ...headingsOf(reading, vocabulary.asTheirs),
    ...sections.flatMap(({ sentences }) =>
      sentences.flatMap(({ text }) => beginningsOf(text, vocabulary.asTheirs)),
    ),
  ],
  echo: ({ sections, language }) =>
    sections.flatMap(({ sentences }) => sentences.flatMap(({ text }) => echoesIn(text, language))),
  sign: ({ reading }) => signsOf(reading).flatMap(({ text }) => endsOf(text)),
  // The one address and the one week, and no other that stands on the website.
  address: ({ reading }) => saidIn(placeOfBusiness(reading).address),
  town: ({ reading }) => saidIn(placeOfBusiness(reading).town),
  hours: ({ reading }) => saidIn(hoursOf(reading)),
  question: ({ sections }) =>
    sections.flatMap(({ sentences }) =>
      sentences.flatMap(({ isQuestion, text }) => (isQuestion ? [text] : [])),
    ),
  by: ({ sections }) =>
    sections.flatMap(({ signature }) => (signature ? [signature, signature.split(',')[0] ?? signature] : [])),
  contact: ({ reading }) =>
    reading.passages.flatMap(({ kind, text }) => [
      ...(kind === 'contact' || kind === 'data' ? factsIn(text) : []),
      ...(text.slice(0, 3000).match(ways) ?? []),
    ]),
}

/** What stands over a table is a heading, too. */
const headingsOf = ({ passages }: Site['reading'], asTheirs: Site['vocabulary']['asTheirs']) =>
  passages.flatMap(({ kind, text, heading }) =>
    kind === 'heading' || kind === 'title'
      ? spokenHeadings(text, asTheirs)
      : kind === 'price'
        ? spokenHeadings(heading, asTheirs)
        : [],
  )

const saidIn = (fact: SaidAddress | undefined) => (fact ? [fact.said] : [])

/** Numbers to call and addresses to write to, in the middle of a sentence, too. */
const ways =
  /[+(]?\d(?:[\s.()/-]{0,3}\d){6,13}(?:,? (?:ext\.?|extension|x) ?\d{1,5}\b)?|[\w.+-]{1,40}@[\w-]{1,60}(?:\.[\w-]{2,24}){1,3}/gi

/** Every line, every sentence and every `label: value` of it. */
function factsIn(text: string): string[] {
  const pieces = text
    .split('\n')
    .flatMap((line) => [line, ...line.split('. '), ...line.split(/ \/ (?=[+(\d])/)])
  return pieces.flatMap((piece) => {
    const plain = piece.replace(/\.$/, '')
    const colon = plain.indexOf(': ')
    return [plain, ...(colon > 0 ? [plain.slice(colon + 2)] : []), plain.replace(/^Tele(?:phone|fon):? /, '')]
  })
}

/** The business as hosts say it: its name, never more. */
export function formulaOf(formulas: readonly string[], site: Site): (text: string) => boolean {
  const key = (text: string) => keyOf(wordsOf(text, site.language))
  const known = new Map<string, ReadonlySet<string>>()
  // Looked up only where a line comes that far: a large website has many first words.
  const fillings = (slot: string) => {
    const found = known.get(slot) ?? new Set((own(slots, slot)?.(site) ?? []).map(key))
    known.set(slot, found)
    return found
  }
  const shapes = formulas.map((formula) =>
    formula.split(/\{(\w+)\}/).map((part, at) => (at % 2 ? part : key(part))),
  )
  const plain = new Set(shapes.filter(({ length }) => length === 1).map(([only]) => only))
  const slotted = shapes.filter(({ length }) => length > 1)
  return (text) => {
    const said = key(text)
    return plain.has(said) || slotted.some((shape) => fits(said, shape, fillings))
  }
}

/** Parts and slots take turns; each slot is filled by one whole thing. */
function fits(
  said: string,
  [part = '', slot, ...rest]: readonly string[],
  fillings: (slot: string) => ReadonlySet<string>,
): boolean {
  if (slot === undefined) return said === part
  if (!said.startsWith(part)) return false
  const left = said.slice(part.length).trim()
  return [...fillings(slot)].some(
    (filling) =>
      filling.length > 0 &&
      (left === filling || left.startsWith(`${filling} `)) &&
      fits(left.slice(filling.length).trim(), rest, fillings),
  )
}
