import type { Unreadable } from '#domain/evidence.ts'
import { languageName } from './language-name.ts'
import { languageOf } from './programme/languages.ts'
import { thinWebsite } from './thin-websites.ts'

/** `said`: all that stands on the website, where that is a line or two. */
type Known = { host: string; language: string; said?: string }

/** Why there is no episode from a website, in the words of the mail that says so. */
export const unreadableReasons: Record<Unreadable['code'], (known: Known) => string> = {
  'address-refused': ({ host }) =>
    `${host} is not an address that anybody on the internet can open, so we do not open it either.`,
  'not-found': ({ host }) => `We found no page at ${host}.`,
  unreachable: ({ host }) => `We got no connection to ${host} that we can trust.`,
  forbidden: ({ host }) => `${host} asks visitors to sign in, or turns away readers like ours.`,
  robots: ({ host }) =>
    `The file robots.txt of ${host} asks automatic readers to stay away, and we keep to that.`,
  'not-a-page': ({ host }) =>
    `What ${host} sends is not a page that we can read: it is another kind of file, or far larger than a page.`,
  'needs-scripts': ({ host }) =>
    `${host} shows its words only after its programs have run in a browser, and we could not read them that way. What helps: the address of a page that shows its words at once, or a website whose builder sends pages with their words in them (“prerendering”).`,
  'too-little': ({ host, language, said }) =>
    `${thinWebsite(language).fewWords(host)}${said ? ` ${thinWebsite(language).all(said)}` : ''}`,
  closed: ({ host, language }) => thinWebsite(language).closed(host),
  template: ({ host, language }) => thinWebsite(language).template(host),
  'one-person': ({ host, language }) => thinWebsite(language).onePerson(host),
  language: ({ host, language }) =>
    `${host} is written in ${languageName(language)}. ${whyNot(language)} We do not translate claims that we cannot check. What helps: the address of a page about the business in English, if there is one.`,
}

/** What could be read aloud was too little, however much stands there. */
export const tooLittle = (host: string, language: string) => thinWebsite(language).noSentences(host)

/** Without a word of theirs: the letter may reach somebody else. */
export const ownWordsAgainst = (host: string) =>
  `What was written to us about ${host} does not agree with what the website says. The page behind the link below shows where.`

/** Hosts that can ask there still need a voice that speaks it. */
const whyNot = (language: string) =>
  languageOf(language)
    ? `We can make episodes in ${languageName(language)}, but the voices that are set up here do not speak it yet. If you would wait for one, tell us by answering this letter.`
    : 'We cannot make an episode in it yet.'
