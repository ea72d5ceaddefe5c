/** Scripts as a model writes them, on sample websites: `h line | quotation || quotation`, scene by scene. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Reading } from '#domain/evidence.ts'
import type { Claim, Line } from '#domain/gate/line.ts'
import { readings } from './sample-readings.ts'

const folder = 'test/gate/conversations'

type Conversation = {
  name: string
  reading: Reading
  scenes: readonly { title: string; lines: readonly Line[] }[]
}

export const conversations: readonly Conversation[] = readdirSync(folder).map((file) => {
  const [first = '', ...rows] = readFileSync(`${folder}/${file}`, 'utf8').split('\n').filter(Boolean)
  const reading = readings.find(({ host }) => host === `${first.slice(2)}.test`)
  if (!reading) throw new Error(`${file} names no sample website.`)
  const scenes: { title: string; lines: Line[] }[] = []
  for (const row of rows)
    if (row.startsWith('== ')) scenes.push({ title: row.slice(3), lines: [] })
    else scenes.at(-1)?.lines.push(lineIn(row, reading))
  return { name: file.replace('.txt', ''), reading, scenes }
})

function lineIn(row: string, reading: Reading): Line {
  const [text = '', quotes] = row.slice(2).split(' | ')
  const claims = quotes?.split(' || ').map((quote) => claimOf(text, quote, reading)) ?? []
  return { speaker: row.startsWith('g') ? 'guest' : 'host', text, claims }
}

/** Of several passages with these words the one that visitors read. */
function claimOf(says: string, quote: string, reading: Reading): Claim {
  const found = reading.passages.filter(({ text }) => text.replaceAll('\n', ' ').includes(quote))
  const passage = found.find(({ kind }) => kind !== 'title' && kind !== 'heading') ?? found[0]
  if (!passage) throw new Error(`No passage of ${reading.host} says “${quote}”.`)
  return { says, quote, passage: passage.id }
}

export const linesOf = ({ scenes }: Conversation): Line[] => scenes.flatMap(({ lines }) => [...lines])
