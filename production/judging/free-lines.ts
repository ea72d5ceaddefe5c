/** What hosts say beyond the frame of the programme: whoever hears five episodes must not know it by heart. */
import { frameOf } from '#content/programme/formulas.ts'
import type { Reading } from '#domain/evidence.ts'
import { formulaOf } from '#domain/gate/formulas.ts'
import { siteOf } from '#domain/gate/site.ts'
import { isHost, type Script } from '#domain/script.ts'

export function freeLinesOf({ chapters, language }: Script, reading: Reading): string[] {
  const isFrame = formulaOf(frameOf(language), siteOf(reading))
  const said = chapters
    .flatMap(({ sentences }) => sentences)
    .filter(({ speaker, text }) => isHost(speaker) && !isFrame(text))
  return [...new Set(said.map(({ text }) => text))]
}

export type Repeated = { text: string; language: string; episodes: number; of: number }

type Episode = { language: string; freeLines: readonly string[] }

/** In more than one episode of five of its language, and in two at least. */
export function repeatedLines(episodes: readonly Episode[]): Repeated[] {
  const byLanguage = Map.groupBy(episodes, ({ language }) => language)
  return [...byLanguage]
    .flatMap(([language, of]) => {
      const lines = Map.groupBy(
        of.flatMap(({ freeLines }) => freeLines),
        (text) => text,
      )
      return [...lines].map(([text, { length }]) => ({ text, language, episodes: length, of: of.length }))
    })
    .filter(({ episodes: times, of }) => times >= 2 && times * 5 > of)
    .sort((a, b) => b.episodes - a.episodes)
}
