import { brandIn } from '#content/brand.ts'
import { recordedSamples } from '#content/recorded-samples.ts'
import { seeded, seedOf } from '#domain/seeded.ts'
import type { Waveform } from '#domain/waveform.ts'
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
  const svg = await socialCardSvg({ title, kicker, sound: soundOf(path), brand })
  return fileResponse(await fromBuildCache([svg, 1200], () => rasterised(svg, 1200)), 'image/png')
}

/** A stretch of one of the samples, another one for each page. */
function soundOf(path: string): Waveform {
  const random = seeded(seedOf(path))
  const sample = recordedSamples[Math.floor(random() * recordedSamples.length)]
  if (!sample) throw new Error('There is no sample: npm run samples')
  const { levels, inks } = sample.waveform
  const from = Math.floor(random() * (levels.length - bars))
  return { levels: levels.slice(from, from + bars), inks: inks.slice(from, from + bars) }
}

const bars = 72
