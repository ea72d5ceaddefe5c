/** Who speaks: what visitors, clients and operators see of us, as it is set. */

import { type Settings, textOf } from '#domain/read-setting.ts'

export function brandIn(settings: Settings) {
  const name = textOf(settings, 'brand.name')
  return {
    name,
    tagline: textOf(settings, 'brand.tagline'),
    siteTitle: name,
    agencyTitle: `${name} Podcast Agency`,
    mark: {
      upload: textOf(settings, 'brand.mark'),
      figure: textOf(settings, 'brand.markColour'),
      ground: textOf(settings, 'brand.markGround'),
    },
    storagePrefix: textOf(settings, 'brand.storagePrefix'),
    description: `${name} writes, voices and produces podcasts for businesses whose founders record nothing.`,
  } as const
}

export const contactEmail = (settings: Settings): string => textOf(settings, 'brand.contactEmail')
