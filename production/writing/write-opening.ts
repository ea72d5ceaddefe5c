/** The first half minute: something that makes curious, what the voices are, who it is about and what to expect. */
import { aims, opening } from '#content/conversation/opening.ts'
import { aiDisclosure } from '#domain/episode.ts'
import type { Reading } from '#domain/evidence.ts'
import type { Theme } from '#domain/retelling/themes.ts'
import type { Plan, Speaker } from '#domain/script.ts'
import type { Material } from './material.ts'
import type { PhraseBook } from './phrase-book.ts'
import { Talk } from './talk.ts'
import { named } from './write-chapter.ts'

type OpeningWork = {
  reading: Reading
  plan: Plan
  material: Material
  phrases: PhraseBook
  themes: readonly Theme[]
}

export function writeOpening({ reading, plan, material, phrases, themes }: OpeningWork): Talk {
  const talk = new Talk()
  const guest: Speaker = plan.speakers === 2 ? 'guest' : 'host'
  const { name } = reading
  if (material.hook) talk.tell('host', named(material.hook, name))
  talk.say(guest, aiDisclosure)
  talk.say(guest, phrases.pick(opening.sources, { name }))
  for (const statement of material.introduction) talk.tell('host', statement)
  const asked = [...new Set(themes)].slice(0, 3).flatMap((theme) => phrases.pick(aims[theme]) ?? [])
  talk.say('host', phrases.pick(opening.aim, { topics: inSeries(asked) }))
  if (plan.speakers === 2) talk.say(guest, phrases.pick(opening.agree))
  return talk
}

const inSeries = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`
