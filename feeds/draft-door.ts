/** How a show would look and sound: covers, music and voices of its draft, before anybody chooses one. */
import { amplitude } from '#audio/sound.ts'
import { monoWav } from '#audio/wav.ts'
import { takeOf, takes } from '#domain/draft/draft.ts'
import type { Lexicon } from '#domain/lexicon.ts'
import type { Format } from '#domain/script.ts'
import type { ShowDraft } from '#domain/show-draft.ts'
import { coverSvg } from '#pictures/covers/cover-svg.ts'
import { coverOf } from '#pictures/episode/illustrate.ts'
import type { Marked } from '#pictures/mark/mark.ts'
import { foreseenLoudness } from '#production/mastering/master-episode.ts'
import { themeSample } from '#production/mastering/theme-sample.ts'
import { readClip } from '#production/recording/clip.ts'
import { recordVoices } from '#production/recording/record-voices.ts'
import { castWith } from '#production/steps/as-edited.ts'
import type { Speech } from '#vendors/voices/speech.ts'

type Wanted = {
  makers: { speech: Speech; cacheFolder: string }
  /** Of what episodes are usually told in. */
  format: Format | undefined
  lexicon(): Lexicon
  /** As it is set at the moment. */
  maker(): Marked
  headers: Record<string, string>
}

/** `cover-2.svg`, `theme-0.wav`, `voice-nora.wav`. */
const sampleName = /^(?:(cover)-(\d)\.svg|(theme)-(\d)\.wav|voice-([a-z]{1,20})\.wav)$/

/** As loud as it will be in an episode. */
const gain = amplitude(-16 - foreseenLoudness)

export function createDraftDoor({ makers, format, lexicon, maker, headers }: Wanted) {
  const none = (status = 404) => new Response(null, { status, headers })
  const answer = (body: BodyInit, type: string) =>
    new Response(body, { headers: { ...headers, 'content-type': type } })
  const isTake = (text: string) => takes.some((take) => String(take) === text)
  return async (draft: ShowDraft, file: string, signal: AbortSignal): Promise<Response> => {
    const [, isCover, coverTake = '', isTheme, themeTake = '', voice] = sampleName.exec(file) ?? []
    if (isCover && isTake(coverTake)) {
      const { name: show, business, colours } = draft
      const cover = coverOf({ show, business, colours, maker: maker(), take: Number(coverTake) })
      return answer(await coverSvg(cover), 'image/svg+xml')
    }
    if (isTheme && isTake(themeTake)) {
      const show = takeOf(draft.name, Number(themeTake))
      const { cacheFolder } = makers
      return answer(await themeSample({ show, cacheFolder, ...(format && { format }) }), 'audio/wav')
    }
    if (!voice || !draft.voices.includes(voice)) return none()
    const recorded = await recordVoices({
      ...makers,
      script: spokenBy(draft),
      // Somebody sits there and waits.
      sleepFor: 'never',
      voices: castWith({}, { host: voice }),
      ...{ lexicon: lexicon(), signal },
    })
    const [clip] = recorded.outcome === 'recorded' ? recorded.clips : []
    const samples = clip && (await readClip(clip.file))
    return samples ? answer(new Uint8Array(monoWav(samples, gain)), 'audio/wav') : none(503)
  }
}

/** Every voice says the same: what the show is called, and how it is described. */
function spokenBy({ name, description }: ShowDraft) {
  const [first = ''] = description.match(/^.{1,240}?[.!?](?=\s|$)/su) ?? [description.slice(0, 240)]
  const text = `${name.replace(/[.!?]+$/, '')}. ${first}`
  return {
    ...{ show: name, title: name },
    summary: [name, '', ''] as const,
    chapters: [{ title: name, sentences: [{ speaker: 'host' as const, text, support: 'bridge' as const }] }],
  }
}
