import { brand } from '#content/brand.ts'
import { socialCardPng } from '#production/covers/social-card.ts'
import { cardId } from '#site/paths.ts'
import { publicPages } from '#site/public-pages.ts'
import type { Route } from './+types/social-card'
import { fileResponse, noSuchFile } from './file-response.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const page = publicPages.find(({ path }) => cardId(path) === params.id)
  if (!page) return noSuchFile()
  const { path, kicker } = page
  const title = page.title.replace(`${brand.name}: `, '')
  return fileResponse(await socialCardPng({ title, kicker, seed: path, brand: brand.name }), 'image/png')
}
