/** Sound as speech servers send it, whatever they were asked for and whatever they call it. */
import { typeNamed } from '#vendors/voices/content-type.ts'
import type { SpeechTrouble } from '#vendors/voices/speech.ts'
import { decodeMp3 } from './decode-mp3.ts'
import { isMp3, isWholeMp3 } from './mp3-frames.ts'
import { fromRaw, middleOf, type Sound } from './pcm.ts'
import { fromWav, isWav } from './wav.ts'

type Sent = { bytes: Uint8Array; type: string }

/** Its first bytes are believed before its name; a rate that it names before the one that was asked for. */
export async function soundIn(
  name: string,
  { bytes, type }: Sent,
  rate: number,
): Promise<Sound | SpeechTrouble> {
  const called = typeNamed(type)
  const wait = (reason: string): SpeechTrouble => ({ outcome: 'wait', reason: `${name} sent ${reason}.` })
  const cutOff = wait(`sound that was cut off (${called ?? 'without a type'})`)
  if (bytes.length === 0) return wait(`nothing (${called ?? 'without a type'})`)
  if (isWav(bytes)) {
    const sound = fromWav(bytes)
    return sound === 'cut off' ? cutOff : sound === 'not readable' ? unreadable(name, 'a WAV file') : sound
  }
  if (isMp3(bytes) && bytes.length > mostMp3)
    return { outcome: 'give-up', reason: `${name} sent more than a sentence can be.` }
  if (isMp3(bytes)) return (isWholeMp3(bytes) && (await fromMp3(bytes))) || cutOff
  if (isText(bytes) || /^text\/|[/+](?:json|xml|html)\b/i.test(type))
    return wait(`${called ?? 'text'} instead of sound`)
  if (/mpeg|mp3/i.test(type)) return wait(`something that calls itself ${called} and is not`)
  if (isCoded(bytes) || coded.test(type)) return unreadable(name, called ?? 'sound')
  return fromRaw(bytes, type, rate) ?? cutOff
}

/** Four minutes as servers usually write it: decoded it is fifty times as long. */
const mostMp3 = 4 * 2 ** 20

/** It would come again: somebody has to set the server otherwise. */
const unreadable = (name: string, what: string): SpeechTrouble => ({
  outcome: 'ask',
  reason: `${name} sends ${what} of a kind that we cannot read: WAV, MP3 and raw samples of 16 bits we can.`,
})

/** `audio/basic` is not among them: Azure calls its raw samples of 16 bits so. */
const coded = /ogg|opus|flac|aac|mp4|webm|silk|amr|[au]-?law|pcm[ua]\b/i

/** Ogg, FLAC and MP4. */
const isCoded = (bytes: Uint8Array) =>
  /^(?:OggS|fLaC|....ftyp)/s.test(String.fromCharCode(...bytes.subarray(0, 8)))

/** No sample stays away from all signs that nobody writes for a hundred samples. */
function isText(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 200)
  if (start.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true })
    return true
  } catch {
    return false
  }
}

async function fromMp3(bytes: Uint8Array): Promise<Sound | undefined> {
  const { channels, rate } = await decodeMp3(bytes)
  return channels[0]?.length ? { pcm: middleOf(channels), rate } : undefined
}
