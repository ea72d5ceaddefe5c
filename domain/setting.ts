/** What an owner may type into a setting of each kind, and the form in which it is kept. */
import { checkEmail } from './email-address.ts'

/** Every setting under its name; what is not in it stays as the environment and our own words say. */
export type OwnerSettings = Readonly<Record<string, string>>

export const settingKinds = [
  'line',
  'email',
  'link',
  'links',
  'lines',
  'cents',
  'dollars',
  'count',
  'choice',
  'lexicon',
] as const
export type SettingKind = (typeof settingKinds)[number]

export type SettingRule = {
  kind: SettingKind
  choices?: readonly string[]
  mostCharacters?: number
  mostLines?: number
}

export const settingFaults = [
  'missing',
  'too-long',
  'not-text',
  'no-email',
  'no-link',
  'no-price',
  'no-whole-dollars',
  'no-count',
  'too-many',
  'no-choice',
  'no-saying',
  'not-rising',
  'same-link',
  'same-voice',
] as const
export type SettingFault = (typeof settingFaults)[number]

export type CheckedSetting = { ok: true; value: string } | { ok: false; fault: SettingFault }

export const mostLines = { lines: 12, links: 12, lexicon: 500 } as const
const mostCents = 10_000_000
const mostDollars = 9_999
const mostCounted = 100

/** Control characters would end a header or a line; the others would turn round what stands beside them. */
const unfit = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

const fine = (value: string): CheckedSetting => ({ ok: true, value })
const fault = (fault: SettingFault): CheckedSetting => ({ ok: false, fault })

/** Typed as people type it; nothing at all is for whoever asks to decide. */
export function checkSetting(rule: SettingRule, typed: string): CheckedSetting {
  const text = typed.normalize('NFC').trim()
  if (!text) return fault('missing')
  return checks[rule.kind](text, rule)
}

const checks: Record<SettingKind, (text: string, rule: SettingRule) => CheckedSetting> = {
  line: (text, { mostCharacters = 120 }) => {
    if (unfit.test(text)) return fault('not-text')
    return text.length > mostCharacters ? fault('too-long') : fine(text.replace(/\s+/g, ' '))
  },
  email: (text) => {
    const address = checkEmail(text)
    return address ? fine(address) : fault('no-email')
  },
  link: (text) => (isLink(text) ? fine(text) : fault('no-link')),
  links: (text) => eachLine(text, mostLines.links, checks.link, { kind: 'link' }),
  lines: (text, rule) => eachLine(text, rule.mostLines ?? mostLines.lines, checks.line, rule),
  cents: (text) => {
    const cents = centsOf(text)
    return cents === undefined || cents > mostCents ? fault('no-price') : fine(`${cents}`)
  },
  dollars: (text) => {
    const cents = centsOf(text)
    const isWhole = cents !== undefined && cents % 100 === 0 && cents >= 100 && cents <= 100 * mostDollars
    return isWhole ? fine(`${cents / 100}`) : fault('no-whole-dollars')
  },
  count: (text) =>
    /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= mostCounted
      ? fine(`${Number(text)}`)
      : fault('no-count'),
  choice: (text, { choices = [] }) => (choices.includes(text) ? fine(text) : fault('no-choice')),
  lexicon: (text) => eachLine(text, mostLines.lexicon, checkSaying, { kind: 'line' }),
}

function eachLine(
  text: string,
  most: number,
  check: (line: string, rule: SettingRule) => CheckedSetting,
  rule: SettingRule,
): CheckedSetting {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  if (lines.length > most) return fault('too-many')
  const checked = lines.map((line) => check(line, rule))
  return (
    checked.find((line) => !line.ok) ?? fine(checked.map((line) => (line.ok ? line.value : '')).join('\n'))
  )
}

/** A public page leads there: encrypted, by name, and with nobody's password in it. */
function isLink(text: string): boolean {
  const url = /^https:\/\//i.test(text) && text.length <= 500 && !/\s/.test(text) ? URL.parse(text) : null
  return url !== null && !url.username && !url.password && url.hostname.includes('.')
}

/** `1500`, `1,500` and `$1,500.00` are 150000 cents; no price is below nothing or has parts of a cent. */
function centsOf(text: string): number | undefined {
  const [, whole = '', part = ''] = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole ? Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0')) : undefined
}

/** `Nguyen = win`: the name, and how it is said. */
function checkSaying(line: string): CheckedSetting {
  const [name = '', said = '', ...more] = line.split('=').map((part) => part.replace(/\s+/g, ' ').trim())
  if (unfit.test(line)) return fault('not-text')
  const isSaying = more.length === 0 && /[\p{L}\p{N}]/u.test(name) && /[\p{L}\p{N}]/u.test(said)
  return isSaying && line.length <= 120 ? fine(`${name} = ${said}`) : fault('no-saying')
}

/** As a person would have typed it: prices are kept in cents and typed in dollars. */
export const typedForm = (kind: SettingKind, value: string): string =>
  kind === 'cents' && value
    ? (Number(value) / 100).toFixed(value.endsWith('00') || value === '0' ? 0 : 2)
    : value
