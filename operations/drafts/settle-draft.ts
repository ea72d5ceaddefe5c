/** What is decided of a draft becomes the show's: in the one row that its feed and the line read. */
import type pg from 'pg'
import { newestAnswers } from '#database/answers.ts'
import { keepPublicShow, publicShow } from '#database/public-shows.ts'
import { keepSound } from '#database/show-choices.ts'
import { dropShowCover, keepShowCover } from '#database/show-covers.ts'
import { type ShowTexts, slugOf } from '#domain/public-show.ts'
import type { OwnCover } from '#domain/show-cover.ts'
import type { DraftChoice, DraftPart, ShowDraft } from '#domain/show-draft.ts'
import { checkWebsite } from '#domain/website-address.ts'

type Settled = {
  showId: string
  draft: ShowDraft
  part: Exclude<DraftPart, 'title'>
  choice: DraftChoice | null
  /** A cover of their own. */
  own: OwnCover | undefined
}

/** While the show is held. */
export async function settlePart(client: pg.ClientBase, { showId, draft, part, choice, own }: Settled) {
  const before = await publicShow(client, showId, { isLocked: true })
  const texts = before ?? (await firstTexts(client, showId, draft))
  if (part === 'name') {
    const isFree = !before?.podcastGuid && texts.slug === namelessSlug(showId)
    await keepNamed(client, showId, { ...texts, title: draft.name }, isFree ? slugOf(draft.name) : texts.slug)
  } else if (part === 'description' || part === 'category')
    await keepPublicShow(client, showId, { ...texts, [part]: draft[part] })
  else {
    if (!before) await keepPublicShow(client, showId, texts)
    if (part === 'cover') await (own ? keepShowCover(client, showId, own) : dropShowCover(client, showId))
    await keepSound(client, showId, chosen(draft, part, choice))
  }
}

function chosen(
  { business, colours }: ShowDraft,
  part: 'cover' | 'voices' | 'music',
  choice: DraftChoice | null,
): Parameters<typeof keepSound>[2] {
  if (!choice || 'own' in choice) return {}
  if ('host' in choice) return { voices: choice }
  return part === 'music' ? { theme: choice.take } : { cover: { take: choice.take, business, colours } }
}

/** In addresses, until it is called something. */
const namelessSlug = (showId: string) => `show-${showId.slice(0, 8)}`

/** Another show may be called so already: then this one has a number behind its name, and operators may say otherwise. */
async function keepNamed(client: pg.ClientBase, showId: string, texts: ShowTexts, slug: string) {
  const numbered = slug && `${slug.slice(0, 50)}-${showId.slice(0, 8)}`
  for (const each of [slug, numbered, texts.slug])
    if (each && (await keepPublicShow(client, showId, { ...texts, slug: each }))) return
}

async function firstTexts(client: pg.ClientBase, showId: string, draft: ShowDraft): Promise<ShowTexts> {
  const answers = await newestAnswers(client, showId)
  const typed = answers.find(({ question }) => question === 'website')?.answer.text ?? ''
  const website = checkWebsite(typed, { takesLongEndings: true })
  return {
    ...{ slug: namelessSlug(showId), title: '', description: '', category: '', language: 'en' },
    ...{ author: draft.business, website: website.ok ? website.website : '', ownerEmail: '' },
  }
}
