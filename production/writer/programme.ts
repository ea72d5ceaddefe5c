/** Three Questions: hosts ask, the website is read aloud. What hosts say is formula; what is read stands word for word. */
import type { HostWords, Phrases } from '#content/programme/language.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Script, ScriptChapter, Sentence, Speaker } from '#domain/script.ts'
import { seedOf } from '#domain/seeded.ts'
import type { Choice } from './choose.ts'
import { cueOf } from './cues.ts'
import type { Excerpt } from './excerpt.ts'
import type { Facts } from './facts.ts'
import type { Marked } from './marked.ts'
import type { Words } from './words-of.ts'

export type Told = { hosts: HostWords; words: Words; facts: Facts; hasPrices: boolean }

export function scriptOf(choice: Choice, told: Told): Script {
  const { hosts, words, facts } = told
  const values = { name: facts.name, site: facts.site, quote: choice.who.sentences[0] ?? '' }
  const named = [...(choice.opening ? [choice.opening] : []), ...choice.thread].map((each) => cueOf(each, words, facts.name))
  const heading = named.find((cue) => cue?.endsWith('?') && countWords(cue) >= 3)?.slice(0, -1)
  const [first, second, third] = hosts.summary.map((phrase) => filled(phrase, values))
  return {
    show: facts.name,
    title: heading ?? filled(pickOf(hosts.titles, new Set(), facts.name), values),
    summary: [first ?? '', second ?? '', third ?? ''],
    chapters: chaptersOf(choice, told),
  }
}

function chaptersOf(choice: Choice, told: Told): ScriptChapter[] {
  const { hosts, facts } = told
  const teller = tellerOf(told)
  const { say, read, ask, chapter } = teller
  const { opening, who, thread, reviews, step } = choice

  chapter(hosts.chapters.who)
  const first = opening && openingOf(opening)
  if (first) read(opening, first)
  else say('host', hosts.announces)
  say('guest', [hosts.disclosure])
  if (first) say('host', hosts.announces)

  say(first ? 'guest' : 'host', hosts.asksWho)
  read(who)

  chapter(hosts.chapters.more)
  thread.forEach((excerpt, index) => {
    if (thread[index - 1]?.at !== excerpt.after?.at || !excerpt.after) ask(excerpt)
    read(excerpt)
  })
  if (!told.hasPrices) say('host', hosts.noPrice)
  reviews.forEach((review, index) => {
    say(index === 0 ? 'host' : 'guest', index === 0 ? hosts.review : hosts.anotherReview, { by: review.by ?? '' })
    read(review)
  })

  chapter(hosts.chapters.begin)
  say('host', hosts.asksStep)
  if (step) read(step)
  for (const [kind, fact] of [['telephone', facts.telephone], ['email', facts.telephone ? undefined : facts.email], ['hours', facts.hours]] as const)
    if (fact) say('guest', hosts[kind], { [kind]: fact.said }, [fact.passage])
  if (!step && !facts.telephone && !facts.email) say('guest', hosts.onSite)
  const rest = opening && first ? opening.sentences.slice(first.length) : []
  if (opening && rest.length > 0) {
    say('host', hosts.returns)
    read(opening, opening.sentences)
  }
  say('host', hosts.closes)
  return teller.chapters()
}

const mostOfOpening = 26

/** So much of it as a listener hears before asking who these people are. */
function openingOf({ sentences }: Marked): string[] {
  const said: string[] = []
  for (const sentence of sentences) {
    if (countWords([...said, sentence].join(' ')) > mostOfOpening) break
    said.push(sentence)
  }
  return said
}

type Values = Readonly<Record<string, string>>

function tellerOf({ hosts, words, facts }: Told) {
  const chapters: { title: string; sentences: Sentence[] }[] = []
  const used = new Set<string>()
  let asker: Speaker = 'guest'
  const add = (sentence: Sentence) => void chapters.at(-1)?.sentences.push(sentence)
  const say = (speaker: Speaker, phrases: Phrases, values: Values = {}, support: readonly string[] | 'bridge' = 'bridge') => {
    const text = filled(pickOf(phrases, used, facts.name), { name: facts.name, site: facts.site, ...values })
    add({ speaker, text, support })
    asker = speaker
  }
  return {
    chapter: (title: string) => void chapters.push({ title, sentences: [] }),
    chapters: () => chapters.filter(({ sentences }) => sentences.length > 0),
    say,
    read(excerpt: Excerpt, sentences: readonly string[] = excerpt.sentences) {
      const speaker: Speaker = excerpt.kind === 'review' ? 'customer' : 'reader'
      for (const text of sentences) add({ speaker, text, support: excerpt.passages })
    },
    /** The website's own question; its heading, if that is worth hearing; else what a listener would ask. */
    ask(excerpt: Marked) {
      asker = asker === 'host' ? 'guest' : 'host'
      const cue = excerpt.question ?? (excerpt.kind === 'prices' ? undefined : cueOf(excerpt, words, facts.name))
      const own = cue && !used.has(cue) ? cue : undefined
      if (own) {
        used.add(own)
        add({ speaker: asker, text: own, support: excerpt.passages })
        return
      }
      const matter = excerpt.kind === 'prices' ? 'price' : excerpt.isSure ? excerpt.matter : 'none'
      say(asker, hosts.asks[matter === 'who' || matter === 'step' ? 'none' : matter])
    },
  }
}

/** Not one that was said already, and for each business another. */
function pickOf(phrases: Phrases, used: Set<string>, name: string): string {
  const free = phrases.filter((phrase) => !used.has(phrase))
  const from = free.length > 0 ? free : phrases
  const phrase = from[seedOf(`${name} ${phrases[0]}`) % from.length] ?? ''
  used.add(phrase)
  return phrase
}

/** What a phrase does not name stays as it is; what is filled in is never looked through again. */
const filled = (phrase: string, values: Values) =>
  phrase.replace(/\{(\w+)\}/g, (all, key) => (Object.hasOwn(values, key) ? (values[key] ?? '') : all))
