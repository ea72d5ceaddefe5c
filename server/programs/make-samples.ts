// `npm run samples [id …]`: the home page's samples, made anew from the sample websites. The same words, the same bytes.
// `npm run samples -- --figures [id …]`: only their levels and bars, measured anew from the sound that is there.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type SampleOrder, sampleOrders } from '#content/samples.ts'
import type { Sample } from '#domain/sample.ts'
import { heardInMp3 } from '#production/samples/heard-in-mp3.ts'
import { makeSample } from '#production/samples/make-sample.ts'
import { orderOfSample } from './sample-order.ts'

const target = 'content/samples'

async function make(ordered: SampleOrder, folder: string): Promise<string> {
  const { id, show, heading } = ordered
  const { sample, mp3 } = await makeSample(orderOfSample(ordered, folder), { show, heading })
  await writeFile(path.join(target, `${id}.mp3`), mp3)
  await keep(sample)
  const figures = `${sample.seconds.toFixed(1)} s, ${mp3.length} bytes, ${sample.loudness.toFixed(2)} LUFS`
  return `${sample.show}: ${figures}, ${sample.truePeak.toFixed(2)} dBTP`
}

async function measure({ id }: SampleOrder): Promise<string> {
  const [words, mp3] = await Promise.all(
    ['json', 'mp3'].map((ending) => readFile(path.join(target, `${id}.${ending}`))),
  )
  // What an earlier version has written may have bars of another kind.
  const { peaks: _, ...sample }: Sample & { peaks?: unknown } = JSON.parse(`${words}`)
  const heard = await heardInMp3(mp3 ?? new Uint8Array(), sample)
  await keep({ ...sample, ...heard })
  return `${sample.show}: ${heard.loudness} LUFS, ${heard.truePeak} dBTP`
}

/** Bars stand on one line: nobody reads them one by one. */
const keep = (sample: Sample) =>
  writeFile(
    path.join(target, `${sample.id}.json`),
    `${JSON.stringify(sample, null, 2).replace(/"levels": \[[^\]]*\]/, (bars) => bars.replace(/\s+/g, ' '))}\n`,
  )

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { figures: { type: 'boolean', default: false } },
})
const folder = await mkdtemp(path.join(tmpdir(), 'samples-'))
try {
  for (const order of sampleOrders.filter(({ id }) => wanted.length === 0 || wanted.includes(id)))
    process.stdout.write(`${await (values.figures ? measure(order) : make(order, folder))}\n`)
} finally {
  await rm(folder, { recursive: true })
}
process.disconnect?.() // bin/run.js holds a channel open
