import { articleCover } from '#content/articles/article-cover.ts'
import { articles } from '#content/articles/articles.ts'
import { twinCover } from '#content/landing-samples.ts'
import { coveredSamples, heroCover, heroSample } from '#content/samples.ts'
import { stories } from '#content/stories.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { Cover } from '#pictures/covers/cover.ts'
import { coverSvg } from '#pictures/covers/cover-svg.ts'
import { settingsFor } from '#site/settings-of-page.ts'
import type { Route } from './+types/cover'
import { fileResponse, noSuchFile } from './file-response.ts'

const covers = (settings: Settings) =>
  new Map<string, Cover>([
    [heroSample.id, heroCover(settings)],
    ...stories.map(({ id, podcast, cover }) => [id, { name: podcast, ...cover }] as const),
    ...coveredSamples.map(({ id, show, cover }) => [id, { name: show, ...cover }] as const),
    ...coveredSamples
      .filter(({ id }) => id === twinCover.of)
      .map(({ show, cover }) => [twinCover.id, { name: show, ...cover, by: twinCover.by }] as const),
    ...articles().map((article) => [article.slug, articleCover(article, settings)] as const),
  ])

export async function loader({ params, context }: Route.LoaderArgs) {
  const cover = covers(settingsFor(context)).get(params.id)
  return cover ? fileResponse(await coverSvg(cover), 'image/svg+xml') : noSuchFile()
}
