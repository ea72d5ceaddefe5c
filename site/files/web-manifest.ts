import { brand } from '#content/brand.ts'
import { palette } from '#production/covers/palette.ts'
import { icons } from '#site/icons.ts'
import { paths } from '#site/paths.ts'
import { fileResponse } from './file-response.ts'

export const loader = () =>
  fileResponse(
    JSON.stringify({
      name: brand.name,
      short_name: brand.name,
      description: brand.description,
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
