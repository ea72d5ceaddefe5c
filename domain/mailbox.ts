/** Which mailbox an address leads to: one for all of its spellings. The database knows the same rules (0015). */
import { asciiDomain } from './email-address.ts'

type Spelling = { domain: RegExp; mailbox: (name: string, domain: string) => string }

/** Only what a provider is known to deliver to one mailbox: a wrong guess would take somebody's letter from them. */
const spellings: readonly Spelling[] = [
  { domain: /^(?:gmail|googlemail)\.com$/, mailbox: (name) => `${name.replaceAll('.', '')}@gmail.com` },
  {
    domain: /^(?:proton\.me|protonmail\.com|protonmail\.ch|pm\.me)$/,
    mailbox: (name, domain) => `${name.replace(/[._-]/g, '')}@${domain}`,
  },
  {
    domain: /^(?:ya\.ru|yandex\.(?:ru|com|by|kz|ua))$/,
    mailbox: (name) => `${name.replaceAll('.', '-')}@yandex.ru`,
  },
  // Names have no hyphen there: behind it stands what a disposable address is for.
  {
    domain: /^(?:yahoo\..+|(?:ymail|rocketmail)\.com)$/,
    mailbox: (name, domain) => `${name.split('-', 1)[0]}@${domain}`,
  },
  // anything@name.fastmail.com
  {
    domain: /^[^.]+\.fastmail\./,
    mailbox: (_, domain) => domain.replace('.', '@'),
  },
]

/** Of an address that checkEmail takes. It is no address to write to. */
export function mailboxOf(email: string): string {
  const [before = '', behind = ''] = email.split('@')
  const name = before.toLowerCase().replace(/(?<=.)\+.*$/s, '')
  const domain = asciiDomain(behind).toLowerCase()
  const known = spellings.find((spelling) => spelling.domain.test(domain))
  return known ? known.mailbox(name, domain) : `${name}@${domain}`
}
