import { data } from 'react-router'
import { z } from 'zod'
import { slugOf } from '#domain/public-show.ts'
import { type EpisodeRule, episodeRules, type ShowRule, showRules } from '#domain/show-rules.ts'
import { putIntoFeed, takeOutOfFeed } from '#operations/shows/change-feed.ts'
import {
  makeShowPublic,
  savePublicShow,
  shareOwner,
  takeShowBack,
} from '#operations/shows/change-public-show.ts'
import type { Studio } from '#site/context.ts'
import { place } from '#site/settings.ts'
import type { Form } from '#site/studio/read-form.ts'
import { pressedOnLeaving } from './press-on-leaving.ts'

// The cast: keys of an object are texts to the compiler.
const ofShow = Object.keys(showRules) as [ShowRule, ...ShowRule[]]
// The cast: here, too.
const ofEpisode = Object.keys(episodeRules) as [EpisodeRule, ...EpisodeRule[]]

const showOutcomes = [
  ...(['done', 'gone', 'taken', 'refused', 'last', 'leaves', 'no-address'] as const),
  ...(['unread', 'other-feed', 'long-farewell', 'too-late'] as const),
]

export const showAnswer = z.strictObject({
  outcome: z.enum(showOutcomes),
  /** Which episode was meant. */
  episode: z.string(),
  broken: z.array(z.enum([...ofShow, ...ofEpisode])),
  /** As typed: nobody types twice what was refused. */
  typed: z.record(z.string(), z.string()),
})

/** A press means what its button says, or nothing. */
export async function doForShow(studio: Studio, form: Form, showId: string) {
  const done = await pressed({ ...studio, showId }, form)
  const broken = 'broken' in done ? done.broken : []
  const typed = done.outcome === 'done' ? {} : form.texts()
  const said = { outcome: done.outcome, episode: form.text('episode'), broken: [...broken], typed }
  return data(said, done.outcome === 'done' ? 200 : 422)
}

function pressed(by: Studio & { showId: string }, form: Form) {
  const text = (name: string) => form.text(name).trim()
  const [title, description] = [text('title'), text('description').replaceAll('\r\n', '\n')]
  switch (form.text('intent')) {
    case 'save': {
      const [category, language] = [text('category'), text('language')]
      const slug = text('slug') || slugOf(title)
      const [author, website, ownerEmail] = [text('author'), text('website'), text('ownerEmail')]
      const texts = { slug, title, description, category, language, author, website, ownerEmail }
      return savePublicShow(by, texts)
    }
    case 'make-public':
      return makeShowPublic(by, place.origin)
    case 'take-back':
      return takeShowBack(by)
    case 'share-owner':
    case 'hide-owner':
      return shareOwner(by, form.text('intent') === 'share-owner')
    case 'put-in':
      return putIntoFeed(by, form.id('episode'), { title, description })
    case 'take-out':
      return takeOutOfFeed(by, form.id('episode'))
    default:
      return pressedOnLeaving(by, form) ?? Promise.resolve({ outcome: 'gone' } as const)
  }
}
