/** What the gate would refuse is not chosen in the first place, so that nothing has to be cut out afterwards. */
import { formulasOf } from '#content/programme/formulas.ts'
import type { Reading } from '#domain/evidence.ts'
import { gateOf } from '#domain/gate/gate.ts'
import type { Line } from '#domain/gate/line.ts'
import { isHost, type Script, type Sentence } from '#domain/script.ts'
import { wordsIn } from '#reader/phrases.ts'
import type { ShownFacts } from './facts.ts'
import type { Marked } from './marked.ts'

type Passing = (script: Script) => readonly Sentence[]

/** The lines of a script that the gate refuses. */
export function refusalsOf(reading: Reading, language: string): Passing {
  const gate = gateOf(reading, formulasOf(language))
  return ({ chapters }) => {
    const before: Line[] = []
    return chapters
      .flatMap(({ sentences }) => sentences)
      .filter((line) => {
        const { verdict } = gate.judge(line, before)
        before.push(line)
        return verdict === 'refused'
      })
  }
}

/** Without the excerpts that hold a refused sentence, without a heading that cannot be read, and without asking what no host may ask. */
export function withoutRefused(all: readonly Marked[], refused: readonly Sentence[]): readonly Marked[] {
  const read = new Set(refused.filter(({ speaker }) => !isHost(speaker)).map(({ text }) => text))
  const asked = refused.filter(({ speaker }) => isHost(speaker)).map(({ text }) => text)
  const led = new Set(refused.map(({ text }) => wordsIn(text).join(' ')))
  const isRead = (above: string | undefined) => above !== undefined && !led.has(wordsIn(above).join(' '))
  return all
    .filter(({ sentences }) => !sentences.some((sentence) => read.has(sentence)))
    .map((each) => {
      const { cue, ...plain } = each
      const isRefused = cue && asked.some((text) => text.includes(cue.heading))
      return isRefused && cue.kind !== 'question' ? plain : each
    })
    .map(({ head, lead, ...each }) => ({
      ...each,
      ...(isRead(head) && { head }),
      ...(isRead(lead) && { lead }),
    }))
    .filter(({ question }) => !(question && asked.includes(question)))
}

/** Without a way to reach them that stands on the website in another spelling, and without a sign that is half a sentence. */
export function withoutRefusedWays(facts: ShownFacts, refused: readonly Sentence[]): ShownFacts {
  const isRefused = (way: { said: string } | undefined) =>
    way !== undefined && refused.some(({ speaker, text }) => isHost(speaker) && text.includes(way.said))
  const { telephone, email, address, hours, sign, ...rest } = facts
  const isSignRefused = refused.some(({ support }) => sign !== undefined && support[0] === sign.passage)
  return {
    ...rest,
    ...(sign && !isSignRefused && { sign }),
    ...(telephone && !isRefused(telephone) && { telephone }),
    ...(email && !isRefused(email) && { email }),
    ...(address && !isRefused(address) && { address }),
    ...(hours && !isRefused(hours) && { hours }),
  }
}
