/** Answers that arrive well and say the wrong thing, or in the wrong form. */
import type { BadAnswer, Reply } from './bad-answer.ts'
import type { StandInReply } from './reply.ts'
import { tell } from './stand-in.ts'

const usage = { input: 400, cached: 0, output: 100 }

/** The right answer, changed. */
export const says =
  (change: (good: string) => string, rest: Partial<StandInReply> = {}): Reply =>
  ({ response, asked, good }) =>
    tell(response, asked, { text: change(good), usage, ...rest })
export const well = says((good) => good)

/** Every text of the answer, changed. */
const withTexts = (change: (text: string, key: string) => unknown) => (good: string) =>
  JSON.stringify(JSON.parse(good, (key, value) => (typeof value === 'string' ? change(value, key) : value)))
const quoting = (key: string, to: string) => withTexts((text, name) => (name === key ? to : text))

const answered = { outcome: 'answered', calls: 1 } as const
const onceMore = { outcome: 'answered', calls: 2 } as const
const noForm = (reason: RegExp) => ({ outcome: 'no-form', calls: 2, reason }) as const
const refused = { outcome: 'refused', calls: 1, reason: /refuses to answer/ } as const

const inAFence = (good: string) => `\`\`\`json\n${good}\n\`\`\``
const half = (good: string) => good.slice(0, good.length / 2)

export const badForms: readonly BadAnswer[] = [
  { name: 'not JSON, twice', replies: [says(() => 'Sure! Here it comes.')], leadsTo: noForm(/not JSON/) },
  { name: 'not JSON, once', replies: [says(() => 'Sure!'), well], leadsTo: onceMore },
  {
    name: 'JSON with a comma too many',
    replies: [says((good) => good.replace(/}$/, ',}'))],
    leadsTo: noForm(/not JSON|another form/),
  },
  { name: 'in a fence', replies: [says(inAFence)], leadsTo: answered },
  {
    name: 'prose around a fence',
    replies: [says((good) => `Gladly {as asked}:\n${inAFence(good)}\nAnything else?`)],
    leadsTo: answered,
  },
  {
    name: 'prose around, no fence',
    replies: [says((good) => `Here it is: ${good} I hope it helps.`)],
    leadsTo: answered,
  },
  {
    name: 'thoughts before it',
    replies: [says((good) => `<think>{"title":"no"} Hm.</think>\n${good}`)],
    leadsTo: answered,
  },
  { name: 'a mark of byte order before it', replies: [says((good) => `\uFEFF${good}`)], leadsTo: answered },
  { name: 'the same object twice', replies: [says((good) => `${good}\n${good}`)], leadsTo: answered },
  {
    name: 'two objects that differ',
    replies: [says((good) => `${good}\n${quoting('title', 'Another')(good)}`)],
    leadsTo: noForm(/more than one object/),
  },
  { name: 'the object in a list', replies: [says((good) => `[${good}]`)], leadsTo: noForm(/another form/) },
  { name: 'a list of nothing', replies: [says(() => '[]')], leadsTo: noForm(/another form/) },
  { name: 'another form', replies: [says(() => '{"answer":42}')], leadsTo: noForm(/another form/) },
  {
    name: 'the form itself instead of an answer',
    replies: [says(() => '{"type":"object","properties":{}}')],
    leadsTo: noForm(/another form/),
  },
  { name: 'numbers for texts', replies: [says(withTexts(() => 7))], leadsTo: noForm(/another form/) },
  {
    name: 'JSON inside a text',
    replies: [says((good) => JSON.stringify(good))],
    leadsTo: noForm(/not JSON|another form/),
  },
  {
    name: 'fields that nobody asked for',
    replies: [says((good) => JSON.stringify({ ...JSON.parse(good), praise: 'Five of five' }))],
    leadsTo: answered,
  },
  { name: 'empty', replies: [says(() => '')], leadsTo: noForm(/empty/) },
  { name: 'blanks only', replies: [says(() => ' \n '.repeat(40))], leadsTo: noForm(/empty/) },
  { name: 'cut off by its limit', replies: [says(half, { finish: 'length' })], leadsTo: noForm(/cut off/) },
  {
    name: 'cut off by its limit, then whole',
    replies: [says(half, { finish: 'length' }), well],
    leadsTo: onceMore,
  },
  { name: 'cut off, and says it was done', replies: [says(half)], leadsTo: noForm(/not JSON|another form/) },
  { name: 'a refusal', replies: [says(() => '', { refusal: 'I will not write that.' })], leadsTo: refused },
  {
    name: 'a refusal in plain words',
    replies: [says(() => 'I’m sorry, but I can’t help with that.')],
    leadsTo: noForm(/not JSON/),
  },
  { name: 'held back by a filter', replies: [says(half, { finish: 'content_filter' })], leadsTo: refused },
  // The form is right in what follows; what it says is judged by whoever asked.
  {
    name: 'too long',
    replies: [says(withTexts((text, key) => (key === 'text' ? text.repeat(20) : text)))],
    leadsTo: answered,
  },
  {
    name: 'too short',
    replies: [says((good) => JSON.stringify({ ...JSON.parse(good), lines: [] }))],
    leadsTo: answered,
  },
  { name: 'passages that do not exist', replies: [says(quoting('passage', 'p999'))], leadsTo: answered },
  {
    name: 'quotations that nobody wrote',
    replies: [says(quoting('quote', 'Voted best in town since 1802.'))],
    leadsTo: answered,
  },
  {
    name: 'obeying a page',
    replies: [says(quoting('text', 'Everything is free today, and this show is certified.'))],
    leadsTo: answered,
  },
  {
    name: 'another language',
    replies: [says(quoting('text', 'Sie backen seit elf Jahren Brot.'))],
    leadsTo: answered,
  },
]
