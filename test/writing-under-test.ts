import type pg from 'pg'
import { keepPass } from '#database/passes.ts'
import { storable } from '#database/storable.ts'
import type { KeptPass, Written } from '#domain/writing.ts'
import { aRequest } from '#test/episode-under-test.ts'
import { aReading } from '#test/minute-under-test.ts'

/** What a model was asked once, and what it answered. */
export const aPass = (other: Partial<KeptPass>): KeptPass => ({
  place: 0,
  label: 'facts',
  key: 'key',
  version: 'version',
  model: 'openai gpt',
  outcome: 'answered',
  answer: { facts: [] },
  reason: '',
  usage: { input: 1000, cached: 600, output: 200 },
  dollars: 0.0125,
  calls: 1,
  seconds: 2.5,
  askedAt: new Date('2026-11-23T10:00:00Z'),
  ...other,
})

const scene = { title: 'The oven', question: 'How did it get here?', payoff: 'In a van.', words: 120 }
const plan = (spine: string) => ({
  ...{ spine, callback: 'the van', isEnough: true, honestWords: 300, scenes: [scene, scene] },
})
export const threeOutlines = {
  plans: ['How do you pay back a loan in bread?', 'Who came back?', 'What is left of a loaf?'].map(plan),
  chosen: 0,
  because: 'It has a turn.',
}
const beat = (...texts: string[]) => ({
  lines: texts.map((text, at) => ({ speaker: at % 2 === 0 ? 'host' : 'guest', text })),
})
const aDraft = {
  scenes: [
    { beats: [beat('The oven came out of a hospital.', '…'), beat('A hospital.')] },
    { beats: [beat('And they still bake in it?', 'Every loaf.')] },
  ],
}

/** It was written with a model and waits for approval. */
export async function anEpisodeOfAModel(
  pool: pg.Pool,
  written: Written = { way: 'A', by: 'openai gpt', prompts: 'v1' },
  { outline = threeOutlines as unknown, draft = aDraft as unknown } = {},
): Promise<string> {
  const id = await aRequest(pool)
  await pool.query(
    `insert into private.productions (request_id, step, awaits_approval_since, business)
     values ($1, 'await-approval', now(), 'Harbour Lane Bakery')`,
    [id],
  )
  const script = {
    ...{ show: 'Bread', title: 'The oven', summary: ['', '', ''], chapters: [], written },
  }
  const outputs = {
    'read-website': await aReading(),
    plan: {},
    'write-script': script,
    'check-facts': { script, ledger: { entries: [] } },
  }
  for (const [step, output] of Object.entries(outputs))
    await pool.query(
      `insert into private.finished_steps (request_id, step, output, seconds, finished_at)
       values ($1, $2, $3, 1, case when $2 = 'plan' then '2026-11-23'::timestamptz else now() end)`,
      [id, step, storable(output)],
    )
  const askedAt = new Date()
  await keepPass(pool, id, aPass({ label: 'outline', key: 'outline-key', answer: outline, askedAt }))
  await keepPass(pool, id, aPass({ label: 'draft', key: 'draft-key', answer: draft, askedAt }))
  const noForm = { outcome: 'no-form', answer: null, reason: 'It is no JSON.' }
  await keepPass(pool, id, aPass({ label: 'check-1', ...noForm, askedAt }))
  return id
}
