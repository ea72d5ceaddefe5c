/** An independent meter and decoder: Debian's ffmpeg. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Stereo } from '#audio/sound.ts'

const run = promisify(execFile)
const most = { maxBuffer: 2 ** 30, encoding: 'buffer' } as const

/** Integrated loudness in LUFS and true peak in dBTP, and what it complained about while decoding. */
export async function measured(file: string) {
  const options = ['-hide_banner', '-nostats', '-xerror', '-i', file, '-map', '0:a']
  const { stderr } = await run('ffmpeg', [...options, '-af', 'ebur128=peak=true', '-f', 'null', '-'], most)
  const said = String(stderr)
  const summary = said.slice(said.lastIndexOf('Summary:'))
  const number = (name: string) => Number(new RegExp(`${name}:\\s+(-?[\\d.]+)`).exec(summary)?.[1])
  const complaints = said.split('\n').filter((line) => /error|invalid|corrupt|header missing/i.test(line))
  return { loudness: number('I'), truePeak: number('Peak'), complaints }
}

/** Both sides at 44.1 kHz, as a listener's device decodes them. */
export async function decodedSides(file: string): Promise<Stereo> {
  const options = ['-v', 'error', '-xerror', '-i', file, '-map', '0:a', '-ar', '44100', '-f', 'f32le', '-']
  const { stdout } = await run('ffmpeg', options, most)
  const both = new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.byteLength))
  const side = (first: number) =>
    Float32Array.from({ length: both.length / 2 }, (_, i) => both[2 * i + first] ?? 0)
  return [side(0), side(1)]
}

/** The mean of both sides. */
export async function decoded(file: string): Promise<Float32Array> {
  const [left, right] = await decodedSides(file)
  return left.map((sample, i) => (sample + (right[i] ?? 0)) / 2)
}

type Probe = {
  format: { duration: string; bit_rate: string; tags: Record<string, string> }
  streams: { codec_type: string; width?: number; height?: number; bit_rate?: string; channels?: number }[]
  chapters: { start_time: string; end_time: string; tags: { title: string } }[]
}

/** What it reads in the tags. */
export async function probed(file: string): Promise<Probe> {
  const options = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', '-show_chapters', file]
  const { stdout } = await run('ffprobe', options, most)
  return JSON.parse(String(stdout))
}
