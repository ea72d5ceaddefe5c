import { wholeNumber } from '#domain/keepable.ts'
import { draftLimits, type ShowDraft } from '#domain/show-draft.ts'
import type { Form } from '#site/studio/read-form.ts'

/** What is typed, whole or not. Whose show it is and its colours stay those of the website. */
export function draftIn(form: Form, before: ShowDraft): ShowDraft {
  const text = (name: string) => form.text(name).replaceAll('\r\n', '\n').trim()
  const takesIn = (name: string) => form.all(name).flatMap((each) => wholeNumber(each) ?? [])
  const { business, colours } = before
  const known = new Map(before.titles.map((title) => [title.title, title]))
  return {
    ...{ business, colours },
    name: text('name').replaceAll(/\s+/g, ' '),
    description: text('description'),
    category: text('category'),
    covers: takesIn('cover').slice(0, 6),
    themes: takesIn('theme').slice(0, 6),
    voices: form.all('voice').filter(Boolean).slice(0, draftLimits.voices),
    hosts: form.text('hosts') === '1' ? 1 : 2,
    titles: text('titles')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(0, 50)
      .map((title) => known.get(title) ?? { title }),
  }
}
