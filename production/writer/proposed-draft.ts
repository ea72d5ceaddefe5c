/** A first draft of a show: from what its client has answered, and what their website says of itself. */
import { defaultCast, voiceNamed } from '#content/voices.ts'
import { takes } from '#domain/draft/draft.ts'
import { excerpt } from '#domain/excerpt.ts'
import type { Material } from '#domain/material.ts'
import { type Answer, noAnswer } from '#domain/questionnaire.ts'
import { type DraftTitle, draftLimits, type ShowDraft } from '#domain/show-draft.ts'
import { nextEpisodes } from './next-episodes.ts'
import { planOf } from './plan-programme.ts'
import { programmeOf } from './programme-of.ts'

type Known = { client: string; answers: ReadonlyMap<string, Answer>; reading: Material | undefined }

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Nothing is made up: what nobody has said stays empty, and operators fill it in. */
export async function proposedDraft({ client, answers, reading }: Known): Promise<ShowDraft> {
  const said = (question: string) => answers.get(question) ?? noAnswer
  const business = reading?.name || client
  const [idea = ''] = linesOf(said('show-name').text)
  return {
    name: idea.length > 0 && idea.length <= 60 ? idea : business,
    description: (reading && ownWordsOf(reading)) || said('sells').text,
    category: '',
    ...{ business, colours: reading?.colours ?? [] },
    covers: takes.slice(0, draftLimits.covers),
    themes: takes.slice(0, draftLimits.themes),
    voices: voicesOf(said('voices').choices),
    hosts: said('hosts').choices.includes('one') ? 1 : 2,
    titles: await titlesOf(reading, linesOf(said('asked').text)),
  }
}

/** In which a business says who it is. */
function ownWordsOf(reading: Material): string | undefined {
  const written = programmeOf(reading)
  return written.outcome === 'written' ? excerpt(planOf(reading, written, {}).business.what, 600) : undefined
}

function voicesOf(chosen: readonly string[]): string[] {
  const wanted = [...chosen, defaultCast.host, defaultCast.guest].filter((id) => voiceNamed(id))
  return [...new Set(wanted)].slice(0, draftLimits.voices)
}

/** What their website has a heading for, with the words below it, and then what their customers ask: half at most. */
async function titlesOf(reading: Material | undefined, asked: readonly string[]): Promise<DraftTitle[]> {
  const next = reading ? await nextEpisodes(reading, { title: '', chapters: [] }, draftLimits.titles) : []
  const found = next.map(({ title, passage, url }) => ({ title, quote: excerpt(passage), url }))
  const typed = asked
    .slice(0, draftLimits.titles / 2)
    .map((title) => ({ title: title.slice(0, draftLimits.title) }))
  const titles = new Map<string, DraftTitle>()
  for (const each of [...found.slice(0, draftLimits.titles - typed.length), ...typed]) {
    const name = each.title.toLowerCase()
    if (!titles.has(name)) titles.set(name, each)
  }
  return [...titles.values()].slice(0, draftLimits.titles)
}
