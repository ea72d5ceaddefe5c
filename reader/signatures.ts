import { countPageWords, oneCleanLine } from './clean-text.ts'

const [mostWords, mostOfName] = [12, 5]
const stars = /[★☆⭐✩✭]+\uFE0F?|\b\d(?:\.\d)?\s?(?:\/\s?5\b|out of 5(?: stars)?|stars?\b)/giu
const platform =
  /(?:Verified|Google|Yelp|Facebook|Trustpilot|TripAdvisor|Tripadvisor|Angi(?:e['’]s)?(?: List)?|Nextdoor|Checkatrade|TrustATrader|Houzz|Bark|Thumbtack|BBB|Clutch|Feefo|Reviews\.io)/
const badge = new RegExp(
  `^(?:(?:${platform.source}|review|reviewer|reviews|user|customer|client|purchase|on|via|recent|from|out|of|view|read|posted)\\b[\\s·•|,]*)+$|^\\d+ (?:days?|weeks?|months?|years?) ago$|^(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\\p{L}{0,7}\\.? (?:\\d{1,2},? )?\\d{4}$|^["“”„«»']+$`,
  'iu',
)
/** Of a picture; `Ann` is a name. */
const isOfPicture = (line: string) => /^\p{Lu}{1,3}$/u.test(line)
const particle = '(?:&|and|und|et|y|de|da|del|van|von|der|la|le|dos|the)'
const word = "\\p{Lu}[\\p{L}'’.&-]*"
const name = new RegExp(`^${word}(?: (?:${word}|${particle}))*$`, 'u')
const noName =
  /^(?:(?:jane|john) (?:doe|smith)|(?:happy |satisfied |verified )?(?:client|customer|patient|guest)s?(?: name)?|name|author|anonymous|your name|read more|learn more|see all|show more|next|previous|mehr|contact|share)\b/i

/** What somebody does, or what a box is about: no name of a person has one of these. */
const ofOffices =
  /\b(?:compan(?:y|ies)|director|clerk|contractor|plumber|electrician|builder|teacher|lesson|beginner|compliant|directeur|directrice|responsable|manager|designer|developer|owner|founder|ceo|cto|client|customer|patient|parent|homeowner|landlord|enterprise|brand|values?|standing|guidelines|county|team|services?|solutions|care|reviews?|experience|projects?|security|cybersecurity|engineer|consultant|business|professional|technology|quality|partnership|integrity|transparency|systems?|framing|purlins?|our|your|my|we|us|how|why|what|who|location|hours|address|home|about|call|book|read|get|learn|view|more|new|best|free|school|dental|emergency|coaching|formation|certified|frequently|asked|start|menu|thanks?|thank|recommended|highly|regards|cheers|bless|done|stars?|mission|vision|stammgast|kund(?:e|in)|gast|patientin|membre|member|cliente?)\b/i

/** `Five stars` in the midst of what somebody says are their words: `5 stars all the way!` */
const keptWithin = (found: string, at: number, line: string) =>
  [line.slice(0, at), line.slice(at + found.length)].every((beside) => /\p{L}/u.test(beside)) ? found : ' '

/** What stands around a review and is none of it: stars, badges, dates, the initials of a picture. */
export const withoutBadges = (lines: readonly string[]): string[] =>
  lines
    .map((line) => oneCleanLine(line.replace(stars, keptWithin)).replace(initial, ''))
    .filter((line) => line !== '' && !isSign(line))

/** The letter that stands for a picture of `Aaron Garay`. */
const initial = /^(\p{Lu}) (?=\1\p{Ll}+(?: \p{Lu}\S*){0,3}$)/u

/** … and the two that stand for one of `Angel Perez`. */
const initials = /^(\p{Lu})(\p{Lu}) (?=\1\p{Ll}+(?: \S+)*? \2)/u

/** `… PerezHace un año · Google`, `… Perez vor 2 Monaten`: platforms write how long ago it was. */
const whenSaid =
  /(?<=[\p{Ll}.])\s*(?:hace|il y a|vor) (?:un|une|una|einem|einer|\d+) (?:a[ñn]os?|mes(?:es)?|semanas?|d[ií]as?|ans?|mois|semaines?|jours?|jahr(?:en)?|monat(?:en)?|wochen?|tag(?:en)?)\b.*$|(?<=[\p{Ll}.])\s*(?:an?|\d+) (?:days?|weeks?|months?|years?) ago\b.*$/iu

const isSign = (line: string) =>
  line.length < 80 && (badge.test(line) || isOfPicture(line) || !/[\p{L}\d]/u.test(line))

/** `Verified Google review` */
export const isBadge = (line: string) => isSign(line) && platform.test(line)

/** A line that says something, as whoever signs does not: `Ann B.` is no sentence. */
export const isSaid = (line: string) =>
  countPageWords(line) >= 6 || (/\p{Ll}{2}.*[.!?…]["”’»)]*$/u.test(line) && !/ \p{Lu}\.$/u.test(line))

export const hasDash = (line: string) => /^\s*[–—―~-]+\s*\S/u.test(line)

/** `JL` and `M.K.`; what says where somebody lives or what they are is none. */
const isInitials = (text: string) =>
  /^(?:\p{Lu}{1,3}|(?:\p{Lu}\.[ -]?){1,3}\p{Lu}?)$/u.test(text) &&
  !/^(?:UK|USA?|EU|NYC|MD|DR|VP|PM|FAQ)$/.test(text.replace(/\./g, ''))

/**
 * Whoever signs in a line: `— Mo D. · Yelp` is Mo D. Undefined for what is no signature. Behind a dash, or where the
 * page marks it so, initials are one.
 */
export function signatureIn(line: string, isMarked = hasDash(line)): string | undefined {
  const bare = line
    .replace(/^[\s–—―~-]+/, '')
    .replace(initials, '')
    .replace(initial, '')
    .replace(whenSaid, '')
  if (countPageWords(bare) > mostWords || bare.length > 100) return undefined
  // A platform that only a style keeps apart: `Mo D.Yelp`.
  const parted = bare.replace(new RegExp(`(?<=[\\p{Ll}.])${platform.source}\\b.*$`, 'u'), '')
  // … and an occasion or a trade: `ThomasMariage`, `Karim B.Building Contractor, Halden`.
  const named = parted.replace(/(?<=\p{Ll}{4}|\p{Lu}\.)\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)*(?:,.*)?$/u, '')
  const first = (named.split(/\s*[,·•|(/]\s*|\s+[–—-]\s+|\s+on (?=Google|Yelp|Facebook)/u)[0] ?? '').trim()
  const isOne =
    countPageWords(first) >= 1 &&
    countPageWords(first) <= mostOfName &&
    name.test(first) &&
    !noName.test(first) &&
    !ofOffices.test(first)
  const isSentence = /\p{Ll}{3}[.!?]$/u.test(first)
  const isShouted = first === first.toUpperCase() && (first.length > 24 || !first.includes(' '))
  const isBoth = isMarked && isInitials(first)
  return isOne && !isSentence && (isBoth || (!isShouted && !isSign(first))) ? first : undefined
}

/** `“It was good.” – Mo D., Leeds` */
export function signedText(text: string): { said: string; by?: string } {
  const [, said = '', signature = ''] =
    /^(.*[.!?"”’…»])\s*(?:[–—―~-]|(?<=["”»])\s)\s*((?:[^.!?"”]|(?<=\p{Lu})\.){2,80})$/su.exec(text) ?? []
  const by = signatureIn(signature, /[–—―~-]\s*$/u.test(text.slice(0, text.length - signature.length)))
  return by ? { said, by } : { said: text }
}

/** `They came on time. Mo Dunne`: two or three names behind the last word of somebody who writes among customers. */
export function signedAtEnd(text: string): { said: string; by?: string } {
  const [, said = '', signature = ''] =
    /^(.*[.!?…](?:["”»])?)\s+((?:\p{Lu}[\p{L}'’-]+ (?:& |and |und |et |y )?){1,2}\p{Lu}[\p{L}'’-]+)$/su.exec(
      text,
    ) ?? []
  const by = signatureIn(signature)
  return by ? { said, by } : { said: text }
}

export const hasStars = (text: string) => text.search(stars) >= 0

/** Said in quotation marks from its first word to its last. */
export const isQuoted = (text: string) => /^["“”„«][^"“”„«»]{20,}["”“»][.!]?$/u.test(text)

const role =
  /\b(?:head ?teacher|head|deputy|assistant|principal|manager|mentor|lead|leader|director|owner|founder|ceo|chair(?:man|woman|person)?|secretary|treasurer|co-?ordinator|officer|engineer|architect|surveyor|consultant|partner|teacher|senco|chef|nurse|doctor)\b/i

/** `Ms Ada Baker Deputy Headteacher Hill School`: below what somebody has said, a name with what she is there. */
export function signatureWithRole(line: string): string | undefined {
  const [, named = '', rest = ''] =
    /^((?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}[\p{Ll}'’-]+ \p{Lu}[\p{L}'’-]+),? (\p{Lu}.{2,120})$/u.exec(line) ??
    []
  const isRole = role.test(rest.split(' ').slice(0, 4).join(' ')) && !ofOffices.test(named)
  return isRole && countPageWords(line) <= 18 && !/[.!?…:]$/.test(line) ? named : undefined
}
