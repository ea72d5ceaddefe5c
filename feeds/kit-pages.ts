/** Pages of the exit kit that a person opens from their disk: no script, no address of ours that they need. */
import { kitWords as words } from '#content/exit-kit.ts'
import { withoutDirections } from '#domain/directions.ts'
import { aiDisclosure, type Episode, type SpokenSentence } from '#domain/episode.ts'
import { type PublicShow, showFeedPath } from '#domain/public-show.ts'
import { spokenBy } from '#domain/spoken-by.ts'
import type { EpisodeOfKit } from './exit-kit.ts'
import { tag, type Xml } from './xml.ts'

type Guide = { show: PublicShow; episodes: readonly EpisodeOfKit[]; origin: string; at: Date }

const look = `:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:60rem;margin:3rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:.4rem .8rem .4rem 0;overflow-wrap:anywhere}
small{opacity:.8}`

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Marks of direction would turn what stands behind them. An element without content would swallow the page. */
const text = (name: string, content: string, attributes = {}) =>
  tag(name, attributes, withoutDirections(content) || '–')

function page(language: string, title: string, ...body: Xml[]): string {
  const head = tag(
    'head',
    {},
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    text('title', title),
    tag('style', {}, look),
  )
  return `<!doctype html>\n${tag('html', { lang: language }, head, tag('body', {}, tag('main', {}, text('h1', title), ...body))).xml}\n`
}

export const guideOfKit = ({ show, episodes, origin, at }: Guide): string =>
  page(
    'en',
    words.heading(show.title),
    text('p', words.madeOn(dayOf(at), origin)),
    tag(
      'p',
      {},
      show.publicSince ? `${words.feedAddress} ${origin}${showFeedPath(show.slug)}` : words.noFeed,
    ),
    text('h2', words.inside.title),
    table(
      [],
      words.inside.rows.map(([name, about]) => [tag('code', {}, name), about]),
    ),
    text('h2', words.moving.title),
    tag('ol', {}, ...words.moving.steps.map((step) => text('li', step))),
    text('h2', words.episodes),
    table(Object.values(words.columns), episodes.map(rowOf)),
  )

const rowOf = ({ inFeed, title, publishedAt, folder }: EpisodeOfKit) => [
  inFeed ? String(inFeed.number) : '–',
  withoutDirections(title),
  dayOf(publishedAt),
  inFeed ? tag('code', {}, inFeed.guid) : '–',
  tag('a', { href: `${folder}/script.html` }, folder),
]

const table = (columns: readonly string[], rows: readonly (readonly (string | Xml)[])[]) =>
  tag(
    'table',
    {},
    columns.length === 0
      ? undefined
      : tag('thead', {}, tag('tr', {}, ...columns.map((column) => tag('th', { scope: 'col' }, column)))),
    tag(
      'tbody',
      {},
      ...rows.map(([first = '', ...cells]) =>
        tag('tr', {}, tag('th', { scope: 'row' }, first), ...cells.map((cell) => tag('td', {}, cell || '–'))),
      ),
    ),
  )

/** Every sentence, and below it what it rests on. */
export const scriptOfKit = (title: string, episode: Episode): string =>
  page(
    episode.language ?? 'en',
    words.script(title),
    text('p', aiDisclosure, { lang: 'en' }),
    ...episode.chapters.flatMap((chapter, at) => {
      const until = episode.chapters[at + 1]?.start ?? Number.POSITIVE_INFINITY
      const said = episode.sentences.filter(({ start }) => start >= chapter.start && start < until)
      return [text('h2', chapter.title), ...said.map((sentence) => spoken(episode, sentence))]
    }),
  )

const spoken = (episode: Episode, sentence: SpokenSentence) =>
  tag(
    'p',
    {},
    tag('b', {}, `${withoutDirections(spokenBy(episode, sentence.speaker))}: `),
    withoutDirections(sentence.text),
    tag('br'),
    tag('small', { lang: 'en' }, restsOn(sentence)),
  )

function restsOn({ evidence, vouchedBy }: SpokenSentence): string {
  const places = evidence.map(
    ({ url, passage, saidOn }) => `“${withoutDirections(passage)}” (${saidOn ? words.saidOn(saidOn) : url})`,
  )
  const behind = [...places, ...(vouchedBy ? [words.vouched(withoutDirections(vouchedBy))] : [])]
  return behind.length > 0 ? `${words.rests}: ${behind.join('; ')}` : words.bridge
}
