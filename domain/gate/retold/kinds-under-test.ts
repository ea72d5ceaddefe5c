// A website of a few rows, and lines of a talk about it: which the gate leaves to a second reader, and which it knows to be wrong.
import assert from 'node:assert/strict'
import type { Passage, PassageKind, Reading } from '#domain/evidence.ts'
import { gateOf } from '#domain/gate/gate.ts'
import type { Line } from '#domain/gate/line.ts'

type Row = [kind: PassageKind, heading: string, text: string, by?: string]

/** `g text | quotation || quotation @who says it ^when it was`, behind lines of the same form. */
function lineIn(row: string, passages: readonly Passage[]): Line {
  const [undated = '', when] = row.split(' ^')
  const [whole = '', signed] = undated.split(' @')
  const [said = '', quotes] = whole.split(' | ')
  const text = said.replace(/^g /, '')
  const claims = quotes?.split(' || ').map((quote) => {
    const found = passages.find((passage) => passage.text.includes(quote))
    assert.ok(found, quote)
    return {
      ...{ says: text, quote, passage: found.id },
      ...(signed && { speaker: signed }),
      ...(when && { when }),
    }
  })
  const as = claims ? 'claim' : 'talk'
  return {
    ...{ speaker: said.startsWith('g ') ? 'guest' : 'host', text, claims: claims ?? [] },
    confirmed: { by: 'a judge', as },
  }
}

export const siteOf = (name: string, language: string, rows: readonly Row[]) => {
  const passages = rows.map(
    ([kind, heading, text, by], at): Passage => ({
      ...{ id: `p${at}`, url: 'https://kinds.test/', kind, heading, text },
      ...(by && { by }),
    }),
  )
  const reading: Reading = {
    ...{ url: 'https://kinds.test/', host: 'kinds.test', name, language },
    ...{ pages: [], passages, colours: [] },
  }
  const gate = gateOf(reading, [])
  const judged = (row: string, before: readonly string[]) =>
    gate.judge(
      lineIn(row, passages),
      before.map((each) => lineIn(each, passages)),
    )
  return {
    passes(row: string, ...before: string[]) {
      const found = judged(row, before)
      const why = found.verdict === 'refused' ? found.doubts.map(({ reason }) => reason).join(' ') : ''
      assert.notEqual(found.verdict, 'refused', `${row}: ${why}`)
    },
    fails(check: string, row: string, ...before: string[]) {
      const found = judged(row, before)
      assert.ok(found.verdict === 'refused', row)
      const checks = found.doubts.filter(({ sort }) => sort !== 'open').map((doubt) => doubt.check)
      assert.ok(checks.includes(check), `${row}: ${check} is not among ${checks.join()}`)
    },
  }
}
