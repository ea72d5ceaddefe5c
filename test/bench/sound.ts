import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createMp3Encoder } from 'wasm-media-encoders'
import { encodeMp3 } from '#audio/mp3/encode-mp3.ts'
import { type Stereo, sampleRate } from '#audio/sound.ts'
import { voiceNamed } from '#content/voices.ts'
import type { Script } from '#domain/script.ts'
import { masterEpisode } from '#production/mastering/master-episode.ts'
import { startRecording } from '#production/recording/record-voices.ts'
import { bakeryScript } from '#test/people/bakery-script.ts'
import { speech } from '#vendors/voices/flite/flite-speech.ts'
import { speechAlone } from './speech-alone.ts'
import { median, printTable } from './table.ts'

const rounds = 3
const [host, guest] = [voiceNamed('nora'), voiceNamed('sam')]
if (!host || !guest) throw new Error('The stock voices have changed')
const voices = { host, guest }

/** The line from script to file beside its two limits: the speech engine alone and the encoder alone. */
export async function benchSound() {
  const folder = await mkdtemp(path.join(tmpdir(), 'offmic-sound-'))
  const wav = path.join(folder, 'episode.wav')
  const found = []
  for (let round = 0; round < rounds; round++) {
    const cacheFolder = path.join(folder, `cache-${round}`)
    const cold = await timed(() => produce(bakeryScript, cacheFolder))
    const spoken = await timed(() => speechAlone(bakeryScript, voices))
    const cached = await timed(() => produce(bakeryScript, cacheFolder))
    await produce(bakeryScript, cacheFolder, wav)
    const blocks = [...blocksOf(await readFile(wav))]
    const encoded = await timed(() => encoderAlone(blocks))
    const inThread = await timed(() => encoderInItsThread(blocks))
    found.push({ cold, cached, spoken, encoded, inThread })
  }
  printSpeed(found)
  await printMemory()
  await rm(folder, { recursive: true })
}

type Timed<T> = { result: T; seconds: number; processor: number }
type Made = Awaited<ReturnType<typeof produce>>
type Round = Record<'cold' | 'cached', Timed<Made>> & Record<'spoken' | 'encoded' | 'inThread', Timed<void>>

/** Also what the processor did: on a machine with other work, that is what can be compared. */
async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const [startedAt, before] = [performance.now(), process.cpuUsage()]
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { result, seconds: (performance.now() - startedAt) / 1000, processor: (user + system) / 1e6 }
}

type Cost = Pick<Timed<unknown>, 'seconds' | 'processor'>

const sum = (a: Cost, b: Cost): Cost => ({
  seconds: a.seconds + b.seconds,
  processor: a.processor + b.processor,
})

function printSpeed(found: readonly Round[]) {
  const length = found[0]?.cold.result.seconds ?? Number.NaN
  const middle = (of: (round: Round) => number, digits = 2) => median(found.map(of)).toFixed(digits)
  const row = (what: string, of: (round: Round) => Cost) => [
    what,
    middle((round) => of(round).seconds),
    middle((round) => length / of(round).seconds, 0),
    middle((round) => of(round).processor),
  ]
  const limits = ({ spoken, encoded }: Round) => sum(spoken, encoded)
  printTable(
    [`${length.toFixed(0)} s of episode, median of ${rounds}`, 'seconds', '× real time', 'processor seconds'],
    [
      row('speech engine alone, two threads', ({ spoken }) => spoken),
      row('LAME alone, both channels throughout', ({ encoded }) => encoded),
      row('both limits together', limits),
      row('LAME in its thread, as whole frames', ({ inThread }) => inThread),
      row('the line, nothing kept', ({ cold }) => cold),
      row('the line, all clips kept', ({ cached }) => cached),
    ],
  )
  const remarks = [
    `line / limits: ${middle((round) => round.cold.seconds / limits(round).seconds)}`,
    `by the processor: ${middle((round) => round.cold.processor / limits(round).processor)}`,
    `first sound after ${middle(({ cold }) => cold.result.firstSound)} s`,
    `the main thread stood still for at most ${middle(({ cold }) => cold.result.stoodStill)} s`,
  ]
  process.stdout.write(`\n${remarks.join('; ')}\n`)
}

async function produce(script: Script, cacheFolder: string, wav?: string) {
  const startedAt = performance.now()
  const since = (from: number) => (performance.now() - from) / 1000
  let [firstSound, stoodStill, last] = [0, 0, startedAt]
  const watch = setInterval(() => {
    stoodStill = Math.max(stoodStill, since(last) - 0.02)
    last = performance.now()
  }, 20)
  const target = path.join(path.dirname(cacheFolder), 'episode.mp3')
  const { clips } = startRecording({ script, voices, speech, cacheFolder })
  const made = await masterEpisode({
    script,
    clips,
    target,
    cacheFolder,
    ...(wav && { wav }),
    progress: () => {
      firstSound ||= since(startedAt)
    },
  })
  clearInterval(watch)
  if (made.outcome !== 'mastered') throw new Error(made.reason)
  return { seconds: made.seconds, firstSound, stoodStill }
}

async function encoderAlone(blocks: readonly Stereo[]): Promise<void> {
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 2, sampleRate, bitrate: 128 })
  for (const block of blocks) encoder.encode(block)
  encoder.finalize()
}

async function encoderInItsThread(blocks: readonly Stereo[]): Promise<void> {
  await encodeMp3(
    (async function* () {
      yield* blocks
    })(),
  )
}

function* blocksOf(wav: Buffer): Generator<Stereo> {
  const [head, frame] = [44, 4]
  for (let from = head; from < wav.length; from += frame * sampleRate) {
    const length = Math.min(sampleRate, (wav.length - from) / frame)
    const side = (offset: number) =>
      Float32Array.from({ length }, (_, i) => wav.readInt16LE(from + frame * i + offset) / 32_768)
    yield [side(0), side(2)]
  }
}

/** In another process: this one still holds what it has measured. */
async function printMemory() {
  const { stdout } = await promisify(execFile)(process.execPath, ['test/bench/sound-memory.ts'])
  const rows = stdout
    .trim()
    .split('\n')
    .map((line, i) => {
      const { minutes, mebibytes } = JSON.parse(line)
      return [String(i + 1), minutes.toFixed(1), mebibytes.toFixed(0)]
    })
  process.stdout.write('\n')
  printTable(['episode', 'minutes', 'most memory, MiB'], rows)
}
