import { brandIn } from '#content/brand.ts'
import { socialCardSvg } from '#pictures/cards/social-card.ts'
import { rasterised } from '#pictures/rasterised.ts'
import { fromBuildCache } from '#site/build/build-cache.ts'
import { cardId } from '#site/paths.ts'
import { publicPages } from '#site/public-pages.ts'
import { settingsFor } from '#site/settings-of-page.ts'
import type { Route } from './+types/social-card'
import { fileResponse, noSuchFile } from './file-response.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const settings = settingsFor(context)
  const page = publicPages(settings).find(({ path }) => cardId(path) === params.id)
  if (!page) return noSuchFile()
  const { path, kicker } = page
  const brand = brandIn(settings)
  const title = page.title.replace(`${brand.agencyTitle}: `, '')
  const svg = await socialCardSvg({ title, kicker, seed: path, brand })
  return fileResponse(await fromBuildCache([svg, 1200], () => rasterised(svg, 1200)), 'image/png')
}
