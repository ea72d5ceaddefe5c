import { brandIn } from '#content/brand.ts'
import { palette } from '#pictures/palette.ts'
import { icons } from '#site/icons.ts'
import { paths } from '#site/paths.ts'
import { settingsFor } from '#site/settings-of-page.ts'
import type { Route } from './+types/web-manifest'
import { fileResponse } from './file-response.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { name, description } = brandIn(settingsFor(context))
  return fileResponse(
    JSON.stringify({
      name,
      short_name: name,
      description,
      start_url: paths.home(),
      display: 'browser',
      background_color: palette.paper,
      theme_color: palette.paper,
      icons: icons
        .filter(({ name }) => name !== 'apple-touch')
        .map(({ name, pixels, purpose }) => ({
          src: paths.icon(name),
          sizes: `${pixels}x${pixels}`,
          type: 'image/png',
          purpose,
        })),
    }),
    'application/manifest+json',
  )
}
