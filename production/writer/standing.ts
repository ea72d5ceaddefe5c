/** How an excerpt stands among all of its website: what a founder would miss, and what would embarrass. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Looks } from './looks.ts'

/** What readers of whole websites were asked: says who they are, is the core, is fine to hear, must not be heard. */
export const choices = ['who', 'core', 'fine', 'bad'] as const
export type ExcerptStanding = Readonly<Record<(typeof choices)[number], number>>

/** Of each choice a weight for each look, and one that is always added. */
export type Leanings = Readonly<
  Record<(typeof choices)[number], { always: number; looks: ReadonlyMap<string, number> }>
>

const leaning = z.object({ always: z.number(), looks: z.record(z.string(), z.number()) })
const schema = z.object({ who: leaning, core: leaning, fine: leaning, bad: leaning })

function leaningsIn(text: string): Leanings {
  const { who, core, fine, bad } = schema.parse(JSON.parse(text))
  const of = ({ always, looks }: z.infer<typeof leaning>) => ({
    always,
    looks: new Map(Object.entries(looks)),
  })
  return { who: of(who), core: of(core), fine: of(fine), bad: of(bad) }
}

/** In doublings of the odds, so to speak: nought is as likely as not. */
export function standingBy(leanings: Leanings, looks: Looks): ExcerptStanding {
  const sum = ({ always, looks: weights }: Leanings['who']) =>
    [...looks].reduce((all, [name, look]) => all + look * (weights.get(name) ?? 0), always)
  return {
    who: sum(leanings.who),
    core: sum(leanings.core),
    fine: sum(leanings.fine),
    bad: sum(leanings.bad),
  }
}

let learnt: Leanings | undefined

/** Those that ship. */
export function learntLeanings(): Leanings {
  learnt ??= leaningsIn(readFileSync(new URL('./leanings.json', import.meta.url), 'utf8'))
  return learnt
}
