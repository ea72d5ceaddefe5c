/** Three Questions: hosts ask, the website is read aloud. What hosts say is formula; what is read stands word for word. */
import type { HostWords, Phrases } from '#content/programme/language.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Script, ScriptChapter, Sentence, Speaker } from '#domain/script.ts'
import { seedOf } from '#domain/seeded.ts'
import type { Choice } from './choose.ts'
import { type Cue, cueOf } from './cues.ts'
import type { Excerpt } from './excerpt.ts'
import type { Facts } from './facts.ts'
import type { Marked } from './marked.ts'
import type { Words } from './words-of.ts'

export type Told = { hosts: HostWords; words: Words; facts: Facts }

export function scriptOf(choice: Choice, told: Told): Script {
  const { hosts, words, facts } = told
  const values = { name: facts.name, site: facts.site, quote: choice.who.sentences[0] ?? '' }
  const cues = [...(choice.opening ? [choice.opening] : []), ...choice.thread].map((each) =>
    cueOf(each, words, facts.name),
  )
  const heading = cues.find((cue) => cue && cue.kind !== 'question' && countWords(cue.heading) >= 3)?.heading
  const [first, second, third] = hosts.summary.map((phrase) => filled(phrase, values))
  return {
    show: facts.name,
    title: heading ?? filled(pickOf(hosts.titles, new Set(), facts.name), values),
    summary: [first ?? '', second ?? '', third ?? ''],
    chapters: chaptersOf(choice, told),
  }
}

function chaptersOf({ opening, who, thread, reviews, step }: Choice, told: Told): ScriptChapter[] {
  const { hosts, facts } = told
  const teller = tellerOf(told)
  const { say, read, introduce, chapter } = teller

  chapter(hosts.chapters.who)
  const first = opening && openingOf(opening)
  if (first) read(opening, first)
  else say('host', hosts.announces)
  say('guest', [hosts.disclosure])
  if (first) say('host', hosts.announces)
  say(first ? 'guest' : 'host', hosts.asksWho)
  read(who)

  chapter(hosts.chapters.more)
  say('guest', hosts.asksMore)
  thread.forEach((excerpt, index) => {
    introduce(excerpt, index === 0)
    read(excerpt)
  })
  reviews.forEach((review, index) => {
    say(index === 0 ? 'host' : 'guest', index === 0 ? hosts.review : hosts.anotherReview, {
      by: (review.by ?? '').replace(/\.$/, ''),
    })
    read(review)
  })

  chapter(hosts.chapters.begin)
  if (opening && first && first.length < opening.sentences.length) {
    say('guest', hosts.returns)
    read(opening)
  }
  say('host', hosts.asksStep)
  if (step) read(step)
  const { telephone, email } = facts
  if (telephone) say('guest', hosts.telephone, { telephone: telephone.said }, [telephone.passage])
  else if (email) say('guest', hosts.email, { email: email.said }, [email.passage])
  else if (!step) say('guest', hosts.onSite)
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
  const say = (
    speaker: Speaker,
    phrases: Phrases,
    values: Values = {},
    support: readonly string[] | 'bridge' = 'bridge',
  ) => {
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
      for (const text of sentences)
        add({ speaker, text, support: excerpt.passages, ...(excerpt.by && { by: excerpt.by }) })
    },
    /** The website's own question or heading; a question of ours only where it cannot miss; else nothing. */
    introduce(excerpt: Marked, isFirst: boolean) {
      const cue: Cue | undefined = excerpt.question
        ? { kind: 'question', heading: excerpt.question }
        : cueOf(excerpt, words, facts.name)
      const next: Speaker = asker === 'host' ? 'guest' : 'host'
      if (excerpt.kind === 'prices' || (!cue && excerpt.isSure && hosts.asks[excerpt.matter])) {
        const phrases = hosts.asks[excerpt.kind === 'prices' ? 'price' : excerpt.matter]
        if (phrases && !(isFirst && excerpt.kind !== 'prices')) say(next, phrases)
      } else if (cue && !used.has(cue.heading)) {
        used.add(cue.heading)
        if (cue.kind === 'question') {
          add({ speaker: next, text: cue.heading, support: excerpt.passages })
          asker = next
        } else
          say(
            next,
            cue.kind === 'topic' ? hosts.topics : hosts.sayings,
            { heading: cue.heading },
            excerpt.passages,
          )
      }
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
