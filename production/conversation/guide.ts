/** How the show sounds, for a model: what its voice guide, an operator's note and earlier episodes say. */
import type { Material } from '#domain/material.ts'
import type { VoiceGuide } from '#domain/voice-guide.ts'
import { asData } from './as-data.ts'
import { promptOf } from './prompts.ts'

export type Guide = { text: string; hostTemper: string; guestTemper: string }

/** Of a show that has no other. */
const temper = {
  host: 'Warm, exact, quick; tells a thing as if it had just been found out, and says plainly what the website leaves open.',
  guest:
    'Dry, practical, hard to impress; thinks of money and of trouble, and brings small cases of their own that fit this business and no other.',
}

export function guideFor({ topic, note, toldBefore = [] }: Material, guide: VoiceGuide = {}): Guide {
  const { purpose, audience, action, tone, never, uses, avoids, names, secrets, hosts, english } = guide
  const rows: readonly (readonly [string, ...(string | undefined)[]])[] = [
    ['what the show is for', purpose],
    ['for whom', audience],
    ['the one thing to do, said at the end', action],
    ['tone', ...(tone ?? [])],
    ['it is never', ...(never ?? [])],
    ['words they use', ...(uses ?? [])],
    ['words to avoid', ...(avoids ?? [])],
    ['names', ...(names ?? []).map(({ name }) => name)],
    ['not to be told, whatever the facts say', ...(secrets ?? [])],
    ['spelling and words', english],
    ['topic of this episode', topic],
    ['note of the editor: what must not be missed, or is to be left out', note],
    ...toldBefore.map(({ title, on }) => ['earlier episode: begin and end otherwise', title, on] as const),
  ]
  const said = rows.map((row) => row.filter(Boolean)).filter(({ length }) => length > 1)
  return {
    text: said.length > 0 ? `${promptOf('guide').text}\n${asData('guide', said)}` : '',
    hostTemper: hosts?.host ?? temper.host,
    guestTemper: hosts?.guest ?? temper.guest,
  }
}
