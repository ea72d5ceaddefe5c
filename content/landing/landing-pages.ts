import type { Settings } from '#domain/read-setting.ts'
import { b2bMarketingPodcast } from './b2b-marketing-podcast.ts'
import { brandedPodcast } from './branded-podcast.ts'
import { corporatePodcast } from './corporate-podcast.ts'
import { internalPodcast } from './internal-podcast.ts'
import { investorRelationsPodcast } from './investor-relations-podcast.ts'
import type { LandingPage } from './landing-page.ts'
import { podcastAsAService } from './podcast-as-a-service.ts'
import { recruitingPodcast } from './recruiting-podcast.ts'
import { thoughtLeadershipPodcast } from './thought-leadership-podcast.ts'
import { whiteLabelPodcast } from './white-label-podcast.ts'

export const landingPages = (settings: Settings): readonly LandingPage[] => [
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
