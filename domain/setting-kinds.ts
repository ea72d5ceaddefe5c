/** What may be typed for a setting of each kind, and the form in which it is kept: always a text. */
import { z } from 'zod'
import { checkEmail } from './email-address.ts'
import { machineKinds } from './machine-kinds.ts'
import { isMarkUpload } from './mark-upload.ts'
import { lineOfPrice, priceIn } from './model-prices.ts'
import type { SettingRule } from './settings.ts'

export const settingFaults = [
  'missing',
  'too-long',
  'not-text',
  'no-name',
  'no-storage-prefix',
  'no-colour',
  'too-pale',
  'no-mark',
  'mark-too-large',
  'no-plain-svg',
  'no-email',
  'no-link',
  'no-price',
  'no-whole-dollars',
  'no-count',
  'too-many',
  'no-choice',
  'no-saying',
  'no-model-price',
  'not-rising',
  'same-link',
  'same-voice',
] as const
export type SettingFault = (typeof settingFaults)[number]

export type CheckedSetting = { ok: true; value: string } | { ok: false; fault: SettingFault }

const mostCents = 10_000_000
const mostDollars = 9_999

/** Control characters would end a header or a line; the others would turn round what stands beside them. */
const unfit = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

/** Kept as it is read; undefined is a fault. */
const read = (parse: (text: string) => string | undefined, fault: SettingFault) =>
  z.string().transform((text, context) => {
    const kept = parse(text)
    if (kept === undefined) context.addIssue({ code: 'custom', message: fault })
    return kept ?? z.NEVER
  })

const fit = z.string().refine((text) => !unfit.test(text), { error: 'not-text', abort: true })

const line = ({ mostCharacters = 120 }: SettingRule) =>
  fit.max(mostCharacters, 'too-long').transform((text) => text.replace(/\s+/g, ' '))

const each = (kept: z.ZodType<string, string>, most: number) =>
  z
    .string()
    .transform((text) => text.split(/\r?\n/).flatMap((each) => each.trim() || []))
    .refine((lines) => lines.length <= most, { error: 'too-many', abort: true })
    .pipe(z.array(kept))
    .transform((lines) => lines.join('\n'))

const link = read((text) => (isLink(text) ? text : undefined), 'no-link')

const ownerKinds = {
  line,
  name: (rule: SettingRule) => line(rule).refine((text) => /[\p{L}\p{N}]/u.test(text), 'no-name'),
  'storage-prefix': () => read((text) => /^[a-z][a-z0-9-]{0,29}$/.exec(text)?.[0], 'no-storage-prefix'),
  colour: () => read(readColour, 'no-colour'),
  mark: () => read((text) => (isMarkUpload(text) ? text : undefined), 'no-mark'),
  email: () => read(checkEmail, 'no-email'),
  link: () => link,
  links: () => each(link, 12),
  lines: (rule: SettingRule) => each(line(rule), rule.mostLines ?? 12),
  cents: () => read(readCents, 'no-price'),
  dollars: () => read(readDollars, 'no-whole-dollars'),
  count: (rule: SettingRule) => read((text) => readCount(text, rule), 'no-count'),
  choice: ({ choices = [] }: SettingRule) => read((text) => choices.find((one) => one === text), 'no-choice'),
  lexicon: () => each(fit.pipe(read(readSaying, 'no-saying')), 500),
  'model-prices': () => each(fit.pipe(read(readModelPrice, 'no-model-price')), 60),
}

const kinds = { ...ownerKinds, ...machineKinds }
export type SettingKind = keyof typeof kinds

export const schemaOf = (rule: SettingRule): z.ZodType<string, string> => kinds[rule.kind](rule)

/** Typed as people type it; nothing at all is for whoever asks to decide. */
export function checkSetting(rule: SettingRule, typed: string): CheckedSetting {
  const text = typed.normalize('NFC').trim()
  if (!text) return { ok: false, fault: 'missing' }
  const { success, data, error } = schemaOf(rule).safeParse(text)
  if (success) return { ok: true, value: data }
  return { ok: false, fault: settingFaults.find((fault) => fault === error.issues[0]?.message) ?? 'not-text' }
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

function readCents(text: string): string | undefined {
  const cents = centsOf(text)
  return cents === undefined || cents > mostCents ? undefined : `${cents}`
}

function readDollars(text: string): string | undefined {
  const cents = centsOf(text) ?? 0
  return cents % 100 === 0 && cents >= 100 && cents <= 100 * mostDollars ? `${cents / 100}` : undefined
}

/** `c8341a`, `#C8341A` and `#c34` are colours. */
function readColour(text: string): string | undefined {
  const [, digits = ''] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text) ?? []
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return six ? `#${six.toUpperCase()}` : undefined
}

function readCount(text: string, { least = 1, most = 100 }: SettingRule): string | undefined {
  const count = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return count >= least && count <= most ? `${count}` : undefined
}

/** `Nguyen = win`: the name, and how it is said. */
function readSaying(line: string): string | undefined {
  const [name = '', said = '', ...more] = line.split('=').map((part) => part.replace(/\s+/g, ' ').trim())
  const isSaying = more.length === 0 && /[\p{L}\p{N}]/u.test(name) && /[\p{L}\p{N}]/u.test(said)
  return isSaying && line.length <= 120 ? `${name} = ${said}` : undefined
}

function readModelPrice(line: string): string | undefined {
  const price = priceIn(line)
  return price && lineOfPrice(price)
}

/** As a person would have typed it: prices are kept in cents and typed in dollars. */
export const typedForm = (kind: SettingKind, value: string): string =>
  kind === 'cents' && value
    ? (Number(value) / 100).toFixed(value.endsWith('00') || value === '0' ? 0 : 2)
    : value
