import { articles } from '#content/articles/articles.ts'
import { heroCover, heroSample } from '#content/samples.ts'
import { stories } from '#content/stories.ts'
import type { Cover } from '#production/covers/cover.ts'
import { coverSvg } from '#production/covers/cover-svg.ts'
import type { Route } from './+types/cover'
import { fileResponse, noSuchFile } from './file-response.ts'

const covers = () =>
  new Map<string, Cover>([
    [heroSample.id, heroCover],
    ...stories.map(({ id, podcast, cover }) => [id, { name: podcast, ...cover }] as const),
    ...articles().map(({ slug, cover }) => [slug, cover] as const),
  ])

export async function loader({ params }: Route.LoaderArgs) {
  const cover = covers().get(params.id)
  return cover ? fileResponse(await coverSvg(cover), 'image/svg+xml') : noSuchFile()
}
