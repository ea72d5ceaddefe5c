/** A reading as its pages are laid out: what stands under one heading stays together. */
import type { PageRole, Passage, Reading } from '#domain/evidence.ts'

export type Section = {
  url: string
  role: PageRole
  title: string
  heading: string
  /** The passage of that heading, where it stands right above. */
  under?: string
  passages: readonly Passage[]
}

export function sectionsOf({ passages, pages }: Reading): Section[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]))
  const sections: (Section & { passages: Passage[] })[] = []
  for (const passage of passages) {
    const { url, kind, heading, text } = passage
    const last = sections.at(-1)
    const page = byUrl.get(url)
    const under = kind === 'heading' ? text : heading
    if (!last || last.url !== url || kind === 'heading' || last.heading !== under)
      sections.push({
        url,
        role: page?.role ?? 'other',
        title: page?.title ?? '',
        heading: under,
        ...(kind === 'heading' && { under: passage.id }),
        passages: [],
      })
    if (kind !== 'heading' && kind !== 'title') sections.at(-1)?.passages.push(passage)
  }
  return sections.filter((section) => section.passages.length > 0)
}
