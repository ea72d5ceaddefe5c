/** What the second reader has refused, as whoever watches should know it. */
import type { KeptPass } from '#domain/writing.ts'
import { readingSchema } from './check.ts'
import { oneLine } from './lines.ts'

export const refusedIn = (passes: readonly KeptPass[]): string[] =>
  passes
    .filter(({ label }) => label.startsWith('check-'))
    .flatMap(({ label, answer }) =>
      (readingSchema.safeParse(answer).data?.lines ?? [])
        .filter(({ verdict }) => verdict === 'more' || verdict === 'against')
        .map(
          ({ line, verdict, what }) => `${label}, line ${line}, ${verdict}: ${oneLine(what).slice(0, 200)}`,
        ),
    )
