/** A check compares what is said with the nearest words of the website, and names what it finds. */
import type { Doubt } from '#domain/gate/line.ts'
import type { Section, Site, Statement } from '#domain/gate/site.ts'
import type { Example } from '#domain/gate/vocabulary/weight.ts'
import type { Word } from '#domain/gate/words.ts'

type Compared = {
  /** One sentence. */
  said: readonly Word[]
  text: string
  /** The sentence of the website that is nearest to it. */
  near: Statement
  section: Section
  site: Site
}

export type Check = {
  name: string
  find: (compared: Compared) => readonly Doubt[]
  /** These pass it, those do not; a test walks both. */
  right: readonly Example[]
  wrong: readonly Example[]
}
