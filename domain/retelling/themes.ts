/** What part of a business something is about, which decides the chapter that tells it. */
import type { PageRole } from '#domain/evidence.ts'
import type { Statement } from './statements.ts'

export const themes = ['work', 'story', 'way', 'price', 'questions'] as const
export type Theme = (typeof themes)[number]

type Placed = { kind: string; role: PageRole; heading: string; statements: readonly Statement[] }

export function themeOf({ kind, role, heading, statements }: Placed): Theme {
  if (kind === 'answer') return 'questions'
  const priceShare = statements.filter(({ traits }) => traits.has('price')).length / statements.length
  const isAboutPrice =
    kind === 'prices' ||
    role === 'prices' ||
    /\b(?:prices?|pricing|costs?|fees?|plans|packages)\b/i.test(heading)
  if (isAboutPrice && priceShare > 0) return 'price'
  if (
    role === 'about' ||
    /\b(?:story|history|about|began|team|who we are|works here|people behind)\b/i.test(heading)
  )
    return 'story'
  if (role === 'questions') return 'questions'
  if (
    role === 'blog' ||
    /\b(?:how|why|process|method|steps?|approach|made|what you do|what happens)\b/i.test(heading)
  )
    return 'way'
  return priceShare > 0.6 ? 'price' : 'work'
}
