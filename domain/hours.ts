/** When a business is open, as its website says it unmistakably: one week, with no day told in two ways. */
import { isOfSeveral, type SaidAddress } from './addresses.ts'
import type { Passage, Reading } from './evidence.ts'
import { type Day, dayLine, fromFirstDay } from './weekdays.ts'

type Line = { text: string; passage: Passage }
type Block = { days: readonly Day[]; passages: readonly string[] }

/** Of these a house has hours beside its own. */
const others =
  /kitchen|küche|cuisine\b|cocina|holiday|feiertag|jours? férié|festivos|christmas|weihnacht|easter|ostern|summer|sommer|winter|verano|invierno|\bété\b|hiver|season|ferien|service|worship|mass\b|gottesdienst|class|kurs|course|event|calendar|termine\b|phone|telephone|telefon|téléphon|teléfono|erreichbar|emergenc|notfall|notdienst|urgence|urgencia|collection|delivery|liefer|livraison|line\b|club|session|practice|surgery|sprechstunde\b|lunch|dinner|brunch|breakfast|mittag|restaurant|hotel|hôtel|\bbar\b|pool|sauna|\bspa\b|reception|rezeption|check-?in|meeting|training|reply|réponse|antwort|support|chat\b|market|markt\b|tour\b|viewing/i

const template = /@(?:company|example|domain|yourdomain|email)\.|\b(?:0{4,}|1234)\b/i
const roles = new Set(['home', 'contact', 'about', 'services', 'prices', 'other'])
const mostGroups = 3

export function hoursOf(reading: Reading): SaidAddress | undefined {
  if (isOfSeveral(reading)) return undefined
  const roleOf = new Map(reading.pages.map(({ url, role }) => [url, role]))
  const told = reading.passages.filter(
    ({ kind, url }) => /^(?:contact|text|list)$/.test(kind) && roles.has(roleOf.get(url) ?? ''),
  )
  if (isOpenDayAndNight(reading)) return undefined
  const blocks = blocksIn(told, reading.language)
  const week = new Map<number, string>()
  const all = [...blocks.flatMap(({ days }) => days), ...mentionedIn(told, reading.language)]
  for (const { index, key } of all) {
    if ((week.get(index) ?? key) !== key) return undefined
    week.set(index, key)
  }
  const [most] = [...blocks].sort((a, b) => b.days.length - a.days.length)
  const groups = most ? groupsOf(most.days) : []
  return most && groups.length > 0 && groups.length <= mostGroups
    ? { said: groups.join(', '), passages: most.passages }
    : undefined
}

/** Whoever hears the hours of the office believes that nobody comes at night. */
const dayAndNight =
  /(?<!\d)24\s?[/x]\s?7(?!\d)|(?<!\d)24[ -]?(?:hours?|hrs?) (?:a day|emergenc|service|call|care|hospital|every day)|around the clock|round the clock|day (?:and|or) night|rund um die uhr|tag und nacht|24[ -]stunden[ -](?:not|service|dienst|bereit)|24 ?h ?(?:\/|sur) ?24|jour et nuit|24 horas|día y noche/iu
const isOpenDayAndNight = ({ passages }: Reading) =>
  passages.some(({ kind, text }) => kind !== 'quote' && dayAndNight.test(text))

const mostOfMention = 300
/** Weeks that stand among other words: they are not said, and may tell another time. */
function mentionedIn(told: readonly Passage[], language: string): Day[] {
  return told
    .filter(({ heading, text }) => text.length <= mostOfMention && !others.test(`${heading} ${text}`))
    .flatMap(({ text }) => text.split(/\s*[\n|;•]\s*|(?<=\d[^()]*\))\s*/))
    .map((piece) => piece.replace(/\(([^()]*\d[^()]*)\)/, '$1'))
    .flatMap((piece) => {
      const line = fromFirstDay(piece, language)
      return line && line !== 'unclear' && !others.test(line.label) ? line.days : []
    })
}

/** Passages that follow each other below one heading, and hold nothing of the week that is not understood. */
function blocksIn(told: readonly Passage[], language: string): Block[] {
  const blocks: { lines: Line[]; heading: string; url: string }[] = []
  for (const passage of told) {
    const lines = passage.text.split('\n').map((text) => ({ text, passage }))
    const last = blocks.at(-1)
    const goesOn = last?.url === passage.url && last.heading === passage.heading
    if (goesOn) last.lines.push(...lines)
    else blocks.push({ lines, heading: passage.heading, url: passage.url })
  }
  return blocks.flatMap(({ lines, heading }) => blockOf(lines, heading, language) ?? [])
}

function blockOf(lines: readonly Line[], heading: string, language: string): Block | undefined {
  if (others.test(heading) || lines.some(({ text }) => template.test(text))) return undefined
  const read = lines.map(({ text, passage }) => ({ passage, line: dayLine(text, language) }))
  if (read.some(({ line }) => line === 'unclear')) return undefined
  const found = read.flatMap(({ line, passage }) =>
    line && line !== 'unclear' && !others.test(line.label) ? [{ ...line, passage }] : [],
  )
  const days = found.flatMap(({ days }) => days)
  const isOnce = new Set(days.map(({ index }) => index)).size === days.length
  const isOpen = days.some(({ key }) => key !== 'shut')
  return isOnce && isOpen
    ? { days, passages: [...new Set(found.map(({ passage }) => passage.id))] }
    : undefined
}

/** Days that follow each other and have the same hours are said at once; when it is shut, nobody need hear. */
function groupsOf(days: readonly Day[]): string[] {
  const groups: { first: Day; last: Day }[] = []
  for (const day of days) {
    const last = groups.at(-1)
    if (last && last.last.key === day.key && day.index === last.last.index + 1) last.last = day
    else groups.push({ first: day, last: day })
  }
  return groups
    .filter(({ first }) => first.key !== 'shut')
    .map(
      ({ first, last }) =>
        `${first.index === last.index || first.name === last.name ? first.name : rangeOf(first, last)} ${first.times}`,
    )
}

/** `Mon–Thu` and `Fri` are `Mon–Fri`. */
const between = /\s*[–—-]\s*|\s+(?:to|through|bis|au?|à)\s+/iu
const rangeOf = (first: Day, last: Day) =>
  `${first.name.split(between)[0]}–${last.name.split(between).at(-1)}`
