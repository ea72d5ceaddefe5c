/** An independent meter and decoder: Debian's ffmpeg. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

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

/** One channel at 44.1 kHz, as a listener's device decodes it. */
export async function decoded(file: string): Promise<Float32Array> {
  // Its own way to one channel is 3 dB louder.
  const mean = 'pan=mono|c0=0.5*c0+0.5*c1'
  const options = ['-v', 'error', '-i', file, '-map', '0:a', '-af', mean, '-ar', '44100', '-f', 'f32le', '-']
  const { stdout } = await run('ffmpeg', options, most)
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.byteLength))
}

type Probe = {
  format: { duration: string; tags: Record<string, string> }
  streams: { codec_type: string; width?: number; height?: number; bit_rate?: string; channels?: number }[]
  chapters: { start_time: string; end_time: string; tags: { title: string } }[]
}

/** What it reads in the tags. */
export async function probed(file: string): Promise<Probe> {
  const options = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', '-show_chapters', file]
  const { stdout } = await run('ffprobe', options, most)
  return JSON.parse(String(stdout))
}
