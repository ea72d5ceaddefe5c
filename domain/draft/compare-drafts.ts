import { own } from '#domain/own.ts'
import { type Draft, type DraftSentence, sentencesOfDraft } from './draft.ts'

export type Difference =
  | { what: 'title' | 'theme' | 'cover'; was: string; is: string }
  | { what: 'chapter' | 'voice' | 'pronunciation'; of: string; was: string; is: string }
  | { what: 'sentence'; id: string; was: DraftSentence | null; is: DraftSentence | null }

/** What somebody who approved the one would have to look at in the other. */
export function compareDrafts(before: Draft, after: Draft): Difference[] {
  return [
    ...single('title', before.title, after.title),
    ...single('theme', before.theme, after.theme),
    ...single('cover', before.cover, after.cover),
    ...named('chapter', titlesOf(before), titlesOf(after)),
    ...named('voice', before.voices, after.voices),
    ...named('pronunciation', before.lexicon, after.lexicon),
    ...sentences(before, after),
  ]
}

const single = (
  what: 'title' | 'theme' | 'cover',
  was: string | number,
  is: string | number,
): Difference[] => (was === is ? [] : [{ what, was: String(was), is: String(is) }])

const titlesOf = ({ chapters }: Draft) => Object.fromEntries(chapters.map(({ id, title }) => [id, title]))

type Named = Readonly<Record<string, string | undefined>>

function named(what: 'chapter' | 'voice' | 'pronunciation', before: Named, after: Named): Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names]
    .map((of) => ({ what, of, was: own(before, of) ?? '', is: own(after, of) ?? '' }))
    .filter(({ was, is }) => was !== is)
}

/** In the order of the later script; what is gone stands where it stood. */
function sentences(before: Draft, after: Draft): Difference[] {
  const [old, now] = [sentencesOfDraft(before), sentencesOfDraft(after)]
  const [oldById, nowById] = [byId(old), byId(now)]
  const differences: Difference[] = []
  let at = 0
  for (const is of now) {
    const was = oldById.get(is.id) ?? null
    if (was)
      for (; old[at] && old[at]?.id !== is.id; at++) {
        const left = old[at]
        if (left && !nowById.has(left.id))
          differences.push({ what: 'sentence', id: left.id, was: left, is: null })
      }
    if (was) at = Math.max(at, old.indexOf(was) + 1)
    if (!was || was.text !== is.text || was.speaker !== is.speaker)
      differences.push({ what: 'sentence', id: is.id, was, is })
  }
  for (const left of old.slice(at))
    if (!nowById.has(left.id)) differences.push({ what: 'sentence', id: left.id, was: left, is: null })
  return differences
}

const byId = (all: readonly DraftSentence[]) => new Map(all.map((each) => [each.id, each]))
