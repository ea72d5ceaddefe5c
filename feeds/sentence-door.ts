/** One sentence of a script as it is now: said again only if nobody has said it so before. */
import type pg from 'pg'
import { amplitude } from '#audio/sound.ts'
import { monoWav } from '#audio/wav.ts'
import { findBrief } from '#database/briefs.ts'
import { guideOfRequest } from '#database/voice-guides.ts'
import { scriptOfDraft, sentencesOfDraft } from '#domain/draft/draft.ts'
import type { Lexicon } from '#domain/lexicon.ts'
import type { Speaker } from '#domain/script.ts'
import type { Cast } from '#domain/voice.ts'
import { lexiconOfGuide } from '#domain/voice-guide.ts'
import { chosenCast } from '#production/chosen-cast.ts'
import { foreseenLoudness } from '#production/mastering/master-episode.ts'
import { readClip } from '#production/recording/clip.ts'
import { recordVoices } from '#production/recording/record-voices.ts'
import { castWith } from '#production/steps/as-edited.ts'
import type { Speech } from '#vendors/voices/speech.ts'
import { draftAtDesk } from './draft-at-desk.ts'

type Wanted = {
  pool: pg.Pool
  makers: { speech: Speech; cacheFolder: string }
  /** As they are set at the moment. */
  voices(): { cast: Cast; lexicon: Lexicon }
  headers: Record<string, string>
}

/** A voice that somebody would like to hear before it is chosen; empty: the usual one. */
function triedVoice({ url }: Request, speaker: Speaker): Partial<Record<Speaker, string>> {
  const voice = new URL(url).searchParams.get('voice')
  return voice === null ? {} : { [speaker]: voice }
}

/** As loud as it will be in the episode. */
const gain = amplitude(-16 - foreseenLoudness)

export function createSentenceDoor({ pool, makers, voices, headers }: Wanted) {
  const { speech, cacheFolder } = makers
  const refused = (status: number, reason: string) => new Response(reason, { status, headers })
  return async (request: Request, requestId: string, sentenceId: string): Promise<Response> => {
    const draft = await draftAtDesk(pool, requestId)
    const only = draft ? sentencesOfDraft(draft).findIndex(({ id }) => id === sentenceId) : -1
    const sentence = draft && sentencesOfDraft(draft)[only]
    if (!draft || !sentence) return refused(404, 'There is no such sentence any more.')
    const { cast, lexicon } = voices()
    const recorded = await recordVoices({
      // The whole of it: some voices hear what is said around a sentence, and the episode will ask for the same.
      script: scriptOfDraft(draft),
      only,
      // Somebody sits there and waits.
      sleepFor: 'never',
      voices: castWith(chosenCast(cast, await findBrief(pool, requestId)), {
        ...draft.voices,
        ...triedVoice(request, sentence.speaker),
      }),
      lexicon: { ...lexicon, ...lexiconOfGuide(await guideOfRequest(pool, requestId)), ...draft.lexicon },
      signal: request.signal,
      speech,
      cacheFolder,
    })
    if (recorded.outcome !== 'recorded') return refused(503, recorded.reason)
    const [clip] = recorded.clips
    const samples = clip && (await readClip(clip.file))
    if (!samples) return refused(503, 'The recording is gone. Try again.')
    const wav = new Uint8Array(monoWav(samples, gain))
    return new Response(wav, { headers: { ...headers, 'content-type': 'audio/wav' } })
  }
}
