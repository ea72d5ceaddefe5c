import { brandIn } from '#content/brand.ts'
import { markSvg } from '#pictures/icons/mark-svg.ts'
import { settingsFor } from '#site/settings-of-page.ts'
import type { Route } from './+types/favicon-svg'
import { fileResponse } from './file-response.ts'

export const loader = async ({ context }: Route.LoaderArgs) =>
  fileResponse(await markSvg(brandIn(settingsFor(context))), 'image/svg+xml')
