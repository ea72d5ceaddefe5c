import { icons } from '#site/icons.ts'
import { iconPng } from '#site/mark/icon-png.ts'
import type { Route } from './+types/icon'
import { fileResponse, noSuchFile } from './file-response.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const icon = icons.find(({ name }) => name === params.name)
  return icon ? fileResponse(await iconPng(icon.pixels, icon.purpose), 'image/png') : noSuchFile()
}
