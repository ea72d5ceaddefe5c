import type { DraftChoice, DraftPart, ShowDraft } from '#domain/show-draft.ts'
import { portalDraft } from './portal-draft.ts'
import { voiceNamed } from './voices.ts'

/** `Cover 2`, `Nora, Ewan`. Undefined: there was nothing to choose. */
export function choiceInWords(
  { part, choice }: { part: DraftPart; choice: DraftChoice | null },
  { covers, themes }: ShowDraft,
): string | undefined {
  if (!choice) return undefined
  if ('own' in choice) return portalDraft.own.chosen
  if ('host' in choice)
    return [choice.host, choice.guest].flatMap((id) => (id ? (voiceNamed(id)?.name ?? id) : [])).join(', ')
  const place = (part === 'cover' ? covers : themes).indexOf(choice.take) + 1
  return part === 'cover' ? portalDraft.coverOf(place) : portalDraft.themeOf(place)
}
