import { whyPodcast } from '#content/why-podcast.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { WebsiteOffer } from '#site/ui/website-offer.tsx'

export function WhyPodcastClosing() {
  const { title, text, label, sampleLabel, callText, callLabel } = whyPodcast(useSettings()).closing
  return (
    <WebsiteOffer title={title} text={text} label={label} button={sampleLabel}>
      <p>
        {callText} <a href={paths.contact()}>{callLabel}</a>
      </p>
    </WebsiteOffer>
  )
}
