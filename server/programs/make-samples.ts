// `npm run samples [id …]`: the home page's samples, made anew from the sample websites. The same words, the same bytes.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type SampleOrder, sampleOrders } from '#content/samples.ts'
import { voiceNamed } from '#content/voices.ts'
import type { Cast } from '#domain/voice.ts'
import { makeSample } from '#production/samples/make-sample.ts'
import type { Vendors } from '#production/steps/step.ts'
import { folderStorage } from '#vendors/storage/folder.ts'
import { speech } from '#vendors/voices/flite/flite-speech.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'

const target = 'content/samples'

const no = () => Promise.reject(new Error('A sample is not published.'))

/** Nobody's account and no network: whoever runs it gets what is committed. */
const vendorsIn = (folder: string, cast: Cast): Vendors => ({
  web: fixtureWeb({ folder: 'content/sample-sites', ourName: 'Offmic' }),
  speech,
  storage: folderStorage(path.join(folder, 'work')),
  cast,
  approve: no,
  publish: no,
  cacheFolder: path.join(folder, 'cache'),
})

async function make({ id, website, voices, show, heading }: SampleOrder, folder: string): Promise<string> {
  const [host, guest] = [voiceNamed(voices.host), voiceNamed(voices.guest)]
  if (!host || !guest) throw new Error(`${id} wants a voice that does not exist.`)
  const order = {
    requestId: id,
    website,
    vendors: vendorsIn(folder, { host, guest }),
    signal: new AbortController().signal,
  }
  const { sample, mp3 } = await makeSample(order, { show, heading })
  await writeFile(path.join(target, `${id}.mp3`), mp3)
  await writeFile(path.join(target, `${id}.json`), `${JSON.stringify(sample, null, 2)}\n`)
  const figures = `${sample.seconds.toFixed(1)} s, ${mp3.length} bytes, ${sample.loudness.toFixed(2)} LUFS`
  return `${sample.show}: ${figures}, ${sample.truePeak.toFixed(2)} dBTP`
}

const wanted = process.argv.slice(2)
const folder = await mkdtemp(path.join(tmpdir(), 'samples-'))
try {
  for (const order of sampleOrders.filter(({ id }) => wanted.length === 0 || wanted.includes(id)))
    process.stdout.write(`${await make(order, folder)}\n`)
} finally {
  await rm(folder, { recursive: true })
}
process.disconnect?.() // bin/run.js holds a channel open
