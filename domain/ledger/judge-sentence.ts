/** Whether the website supports a sentence, whatever its writer says of it. */
import { aiDisclosure } from '#domain/episode.ts'
import type { Passage, Reading } from '#domain/evidence.ts'
import { stem } from '#domain/language/inflection.ts'
import type { Sentence } from '#domain/script.ts'
import { checkAbsence } from './absence.ts'
import { askable, grammar, promise, talk } from './common-words.ts'
import { isSaidBy } from './embedding.ts'
import type { PassageSource, Sources } from './sources.ts'
import { type Token, tokensOf, wordForWord } from './tokens.ts'

export type Verdict = 'bridge' | 'supported' | 'unsupported'
export type Judgement = { verdict: Verdict; reason: string; passages: readonly Passage[] }

export function judgeSentence(
  { text, support }: Sentence,
  sources: Sources,
  reading: Reading,
  before: readonly Passage[] = [],
): Judgement {
  if (text === aiDisclosure) return bridge('Says how the voices are made.')
  const absence = checkAbsence(text, reading)
  if (absence) return judgeAbsence(absence, reading)
  if (speaksAsBusiness(text)) return unsupported('Speaks as the business instead of about it.')
  const tokens = tokensOf(text, sources.business, voiceOf(text))
  if (isBridge(text, tokens)) return bridge('States nothing about the business.')
  const hints = new Set(support === 'bridge' ? [] : support)
  const found =
    supportOf(text, tokens, sources, hints) ??
    literally(text, tokens, sources) ??
    ofOthers(tokens, sources, before)
  if (found) return { verdict: 'supported', reason: 'The website says so.', passages: found }
  return judgeMention(text, tokens, sources) ?? unsupported(reasonOf(tokens, sources))
}

/** `You get three pages` has one fact only, but is on the website as it stands. */
function literally(
  text: string,
  tokens: readonly Token[],
  { all, business }: Sources,
): Passage[] | undefined {
  const words = wordForWord(text, business)
  const found = tokens.length === 1 ? all.find((source) => source.wordForWord === words) : undefined
  return found && [found.passage]
}

/** Where the website goes on with `they` about somebody else, the script may go on with it too. */
function ofOthers(
  tokens: readonly Token[],
  { all }: Sources,
  before: readonly Passage[],
): Passage[] | undefined {
  const [first, ...rest] = tokens
  if (first?.kind !== 'they') return undefined
  const others = [{ ...first, key: 'others' }, ...rest]
  const found = all.find((source) => before.includes(source.passage) && isSaidBy(others, source))
  return found && [found.passage]
}

const bridge = (reason: string): Judgement => ({ verdict: 'bridge', reason, passages: [] })
const unsupported = (reason: string): Judgement => ({ verdict: 'unsupported', reason, passages: [] })

function judgeAbsence(absence: 'is-so' | 'is-not-so' | 'cannot-tell', reading: Reading): Judgement {
  if (absence === 'is-so') return bridge(`None of the ${reading.passages.length} passages read says it.`)
  return unsupported(
    absence === 'is-not-so' ? 'The website does say it.' : 'Whether the website says it cannot be computed.',
  )
}

const withoutQuotes = (text: string) => text.replace(/["“][^"”]*["”]/g, ' ')
/** What hosts may say of themselves. */
const conversation =
  /\b(?:we|let us|us)(?:['’](?:re|ve|ll|d))? (?:are |have |can |will |should |could |just |both |now |all |also )*(?:talk|talked|talking|ask|asked|know|heard|hear|listen|look|looked|looking|read|start|started|begin|end|go|going|move|come|came|get|got|stay|stop|take|see|seen|think|say|said|do|done|tell|told|leave|turn|keep|put|hold|find|found|want|began|finish|finished|did|look|at|in|on|back)\b|let['’]?s|\b(?:between|tell|tells|told|gives?|check|for|of|with|to|both of) us\b/gi

const hostsOwn =
  /\bour (?:plan|episode|list|next|talk|question|show|listeners?|first|chapter|conversation|own)\b/gi

const speaksAsBusiness = (text: string) =>
  /\b(?:our|us|ours|we)\b/i.test(withoutQuotes(text).replace(conversation, ' ').replace(hostsOwn, ' '))

/** Words that are read out stand in quotation marks and keep their `we`. */
const voiceOf = (text: string) => (/["“].*["”]/.test(text) ? 'website' : 'script')

/** Of the business hosts may ask and think; a plain `they` sentence, however vague, says something about it. */
function isBridge(text: string, tokens: readonly Token[]): boolean {
  const isAboutThem =
    /\b(?:they|them|their|theirs|he|she|him|his|her|customers?|clients?)\b/i.test(text) ||
    tokens.some(({ kind }) => kind === 'they')
  const isOurs = /\?|\b(?:i|we|you|me|us|my|our|your|let['’]?s|nobody|ask)\b/i.test(text)
  const isAsked = (token: Token) => text.endsWith('?') && askable.has(token.key)
  return (
    tokens.every((token) => isTalk(token) || isAsked(token) || (token.isCounted && !isAboutThem)) &&
    (!isAboutThem || isOurs)
  )
}

const isTalk = ({ kind, word }: Token) =>
  (kind === 'limit' || kind === 'they' || talk.has(stem(word)) || grammar.has(word)) &&
  kind !== 'number' &&
  !promise.has(stem(word))

function supportOf(
  text: string,
  tokens: Token[],
  sources: Sources,
  hints: ReadonlySet<string>,
): Passage[] | undefined {
  const framed = text.slice(aboutTalk.exec(text)?.[0].length ?? 0)
  const whole =
    passageFor(tokens, sources, hints) ??
    (framed === text
      ? undefined
      : passageFor(tokensOf(framed, sources.business, voiceOf(text)), sources, hints))
  if (whole) return [whole]
  for (const parts of partsOf(text)) {
    const found = parts.map((part) => {
      const said = tokensOf(part, sources.business, voiceOf(text))
      return isBridge(part, said) ? 'talk' : passageFor(said, sources, hints)
    })
    const passages = found.filter((each) => each !== 'talk')
    const isWhole = passages.length > 0 && passages.every((passage) => passage !== undefined)
    if (parts.length > 1 && isWhole) return [...new Set(passages)]
  }
  return undefined
}

/** `Here is the part I like: they bake at night.` and `A costs two pounds, and B costs three.` */
function partsOf(text: string): string[][] {
  const colon = text.indexOf(': ')
  const list = listFrame.exec(text)?.[0]
  const items = (list === undefined ? text : text.slice(list.length)).split(/, (?:and )?| and (?=[^,]+$)/)
  const isPriceList = items.length > 1 && items.every((item) => money.test(item))
  return [
    ...(colon > 0 ? [[text.slice(0, colon), text.slice(colon + 2)]] : []),
    text.split(/, (?:and|but) |; /),
    ...(list !== undefined || isPriceList ? [items] : []),
  ]
}

const money = /\b(?:pounds?|dollars?|euros?|pence|cents)\b|[£$€]/

/** Only in a list do bare names of things state no more than that the website has them. */
const listFrame =
  /^(?:(?:and|then|so|also),? )?(?:the )?(?:website|page|site|list|they|it) (?:also |then )?(?:lists|list|names|name|mentions|mention) /i

function passageFor(
  tokens: readonly Token[],
  { all }: Sources,
  hints: ReadonlySet<string>,
): Passage | undefined {
  const says = (source: PassageSource) => isSaidBy(tokens, source)
  return (all.find((source) => hints.has(source.passage.id) && says(source)) ?? all.find(says))?.passage
}

/** Naming a topic in a question, or as what the hosts talk about, states that the website speaks of it. */
function judgeMention(
  text: string,
  tokens: readonly Token[],
  { vocabulary }: Sources,
): Judgement | undefined {
  const facts = tokens.filter((token) => !isTalk(token))
  const isMention = /\?["”]?$/.test(text) || (aboutTalk.test(text) && !/\b(?:they|their)\b/i.test(text))
  const isSafe = facts.every(({ kind, word }) => kind === 'word' && !promise.has(stem(word)))
  if (!isMention || !isSafe) return undefined
  const passages = facts.map(({ key }) => vocabulary.get(key))
  if (!passages.every((passage) => passage !== undefined)) return undefined
  return {
    verdict: 'supported',
    reason: 'Names what the website speaks of.',
    passages: [...new Set(passages)],
  }
}

const aboutTalk =
  /^(?:(?:so|and|now|but|okay|well|right|then|next),? )*(?:what about|what do i need to know about|what is the story with|let us (?:talk about|look at|move on to|come back to|go back to|hear)|we (?:have )?(?:talked|heard|spoken) about|(?:tell|talk to) me(?: more)?(?: about)?|explain|i (?:want|would like|still want) to (?:know|hear)(?: about)?|i keep thinking of|my (?:next )?question is(?: about)?|next (?:up|on my list) is|that (?:brings|takes) us to|on to|back to|to the part where|think of|remember|start with)(?: the part where)?\b/i

function reasonOf(tokens: readonly Token[], { all, vocabulary }: Sources): string {
  const strange = tokens.find(
    ({ key, kind }) =>
      kind !== 'limit' && kind !== 'they' && !vocabulary.has(key) && !all.some(({ above }) => above.has(key)),
  )
  if (strange) return `No passage says “${strange.word}”.`
  return 'No passage says all of this together, with the same limits.'
}
