/** Which e-mail addresses we write to: RFC 5322 atoms before the @, a real domain name behind it. */

import { urlFrom } from './website-address.ts'

const mostCharacters = 254
const mostLocalCharacters = 64
const atom = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/** The address as typed, trimmed; undefined when it is none. */
export function checkEmail(input: string): string | undefined {
  const address = input.trim()
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  const isWithinLimits = at > 0 && address.length <= mostCharacters && local.length <= mostLocalCharacters
  return isWithinLimits && local.split('.').every((part) => atom.test(part)) && isDomain(domain)
    ? address
    : undefined
}

export function isDomain(text: string) {
  const labels = asciiDomain(text).split('.')
  const last = labels.at(-1) ?? ''
  return (
    labels.length > 1 && last.length > 1 && !/^\d+$/.test(last) && labels.every((part) => label.test(part))
  )
}

/** Letters of other scripts become punycode, as mail servers see them. */
export function asciiDomain(text: string) {
  if (/^[\x21-\x7e]*$/.test(text)) return text
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(text) || text.normalize('NFKC') !== text.normalize('NFC')) return ''
  return urlFrom(`https://${text}`)?.hostname ?? ''
}
