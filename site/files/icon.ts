import { brandIn } from '#content/brand.ts'
import { iconPng } from '#pictures/icons/icon-png.ts'
import { icons } from '#site/icons.ts'
import { settingsFor } from '#site/settings-of-page.ts'
import type { Route } from './+types/icon'
import { fileResponse, noSuchFile } from './file-response.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const icon = icons.find(({ name }) => name === params.name)
  return icon
    ? fileResponse(await iconPng(brandIn(settingsFor(context)), icon.pixels, icon.purpose), 'image/png')
    : noSuchFile()
}
