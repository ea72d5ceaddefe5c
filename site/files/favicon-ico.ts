import { brandIn } from '#content/brand.ts'
import { faviconIco } from '#pictures/icons/favicon-ico.ts'
import { settingsFor } from '#site/settings-of-page.ts'
import type { Route } from './+types/favicon-ico'
import { fileResponse } from './file-response.ts'

export const loader = async ({ context }: Route.LoaderArgs) =>
  fileResponse(await faviconIco(brandIn(settingsFor(context))), 'image/x-icon')
