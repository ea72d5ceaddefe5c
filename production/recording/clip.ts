/** A recorded sentence, as it lies in the cache: a line that describes it, then its samples in 16 bits. */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { sampleRate } from '#audio/sound.ts'
import { asSixteenBits } from '#audio/wav.ts'
import type { TimeSpan } from './align-to-pauses.ts'
import type { FinishedClip } from './finish-clip.ts'

/** Peaks may stand above full scale until the whole episode is limited: so far, and no farther. */
const headroom = 2

export type ClipHead = {
  samples: number
  spans: readonly TimeSpan[]
  /** What a recogniser has heard instead of what was to be said. */
  misheard?: string
}

/** Nobody ever sees half a clip. */
export async function writeClip(file: string, { samples, spans }: FinishedClip): Promise<ClipHead> {
  const head = { samples: samples.length, spans: spans.map(rounded) }
  await write(file, head, asSixteenBits([samples], 1 / headroom))
  return head
}

const longestNote = 400

/** Nothing else of it changes. */
export async function noteOnClip(file: string, heard: string): Promise<ClipHead> {
  const found = parsed(await readFile(file))
  if (!found) throw new Error(`There is no whole clip in ${file}`)
  const head = { ...found.head, misheard: heard.trim().slice(0, longestNote) }
  await write(file, head, found.pcm)
  return head
}

async function write(file: string, head: ClipHead, pcm: Uint8Array) {
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await using target = await open(draft, 'wx')
  await target.writeFile(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), pcm]))
  await rename(draft, file)
}

/** Nothing when there is none, or only a part of one. */
export async function readClipHead(file: string): Promise<ClipHead | undefined> {
  const bytes = await readWhole(file)
  return bytes && parsed(bytes)?.head
}

export async function readClip(file: string): Promise<Float32Array | undefined> {
  const bytes = await readWhole(file)
  const found = bytes && parsed(bytes)
  return found && fromPcm16(found.pcm)
}

async function readWhole(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function parsed(bytes: Buffer): { head: ClipHead; pcm: Buffer } | undefined {
  const end = bytes.indexOf('\n')
  if (end < 0) return undefined
  try {
    const head: ClipHead = JSON.parse(bytes.toString('utf8', 0, end))
    const pcm = bytes.subarray(end + 1)
    return pcm.length === 2 * head.samples ? { head, pcm } : undefined
  } catch {
    return undefined
  }
}

function fromPcm16(bytes: Buffer): Float32Array {
  const samples = new Float32Array(bytes.length / 2)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let i = 0; i < samples.length; i++) samples[i] = (view.getInt16(2 * i, true) * headroom) / 32_767
  return samples
}

const rounded = ({ start, end }: TimeSpan): TimeSpan => ({ start: thousandths(start), end: thousandths(end) })
const thousandths = (seconds: number) => Math.round(1000 * seconds) / 1000

export const secondsOf = ({ samples }: ClipHead) => samples / sampleRate
