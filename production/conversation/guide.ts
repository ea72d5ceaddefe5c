/** How the show sounds, for a model: what its voice guide, an operator's note and earlier episodes say. */
import type { Material } from '#domain/material.ts'
import type { VoiceGuide } from '#domain/voice-guide.ts'
import { asData } from './as-data.ts'
import { hashOf, promptOf } from './prompts.ts'

export type Guide = { text: string; hostTemper: string; guestTemper: string; shape: string }

/** Of a show that has no other. */
const temper = {
  host: 'Warm, exact, quick; tells a thing as if it had just been found out, and says plainly what the website leaves open.',
  guest:
    'Practical, curious, hard to impress; thinks of money and of trouble, has a need that this business answers, and is now and then dry.',
}

export function guideFor({ host, topic, note, toldBefore = [] }: Material, guide: VoiceGuide = {}): Guide {
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
    shape: shapeFor(host, toldBefore.length),
  }
}

/** Businesses begin and end in ways of their own, and the next episode of one as none of its last. */
function shapeFor(host: string, episodes: number): string {
  const shapes = promptOf('shapes').text.split('\n')
  const own = Number.parseInt(hashOf(host).slice(16, 24), 16)
  return shapes[(own + episodes) % shapes.length] ?? ''
}
