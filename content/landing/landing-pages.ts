import { own } from '#domain/own.ts'
import type { Settings } from '#domain/read-setting.ts'
import { acts } from './acts.ts'
import { b2bMarketingPodcast } from './b2b-marketing-podcast.ts'
import { brandedPodcast } from './branded-podcast.ts'
import { corporatePodcast } from './corporate-podcast.ts'
import { internalPodcast } from './internal-podcast.ts'
import { investorRelationsPodcast } from './investor-relations-podcast.ts'
import type { LandingPage, WrittenPage } from './landing-page.ts'
import { podcastAsAService } from './podcast-as-a-service.ts'
import { recruitingPodcast } from './recruiting-podcast.ts'
import { shows } from './shows.ts'
import { thoughtLeadershipPodcast } from './thought-leadership-podcast.ts'
import { whiteLabelPodcast } from './white-label-podcast.ts'

const written = (settings: Settings): readonly WrittenPage[] => [
  brandedPodcast(settings),
  corporatePodcast(settings),
  internalPodcast,
  thoughtLeadershipPodcast(settings),
  recruitingPodcast(settings),
  whiteLabelPodcast(settings),
  b2bMarketingPodcast(settings),
  investorRelationsPodcast(settings),
  podcastAsAService(settings),
]

export const landingPages = (settings: Settings): readonly LandingPage[] =>
  written(settings).map((page) => {
    const show = own(shows, page.slug)
    if (!show) throw new Error(`/${page.slug} has nothing to hear.`)
    return { ...page, ...show, acts: own(acts, page.slug) ?? {} }
  })
