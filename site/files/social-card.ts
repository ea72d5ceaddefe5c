import { brand } from '#content/brand.ts'
import { rasterised } from '#production/covers/rasterised.ts'
import { socialCardSvg } from '#production/covers/social-card.ts'
import { kept } from '#site/build/kept.ts'
import { cardId } from '#site/paths.ts'
import { publicPages } from '#site/public-pages.ts'
import type { Route } from './+types/social-card'
import { fileResponse, noSuchFile } from './file-response.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const page = publicPages.find(({ path }) => cardId(path) === params.id)
  if (!page) return noSuchFile()
  const { path, kicker } = page
  const title = page.title.replace(`${brand.agencyTitle}: `, '')
  const svg = await socialCardSvg({ title, kicker, seed: path, brand: brand.name })
  return fileResponse(await kept([svg, 1200], () => rasterised(svg, 1200)), 'image/png')
}
