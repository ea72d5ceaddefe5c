import { Link } from 'react-router'
import { guideWords } from '#content/studio-guide.ts'
import { siteOfGuide } from '#domain/voice-guide.ts'
import { paths } from '#site/paths.ts'

/** To the guide of whatever website an episode is told from; a text alone has none. */
export function GuideLink({ website }: { website: string }) {
  const host = siteOfGuide(website)
  return host && <Link to={paths.studioGuide(host)}>{guideWords.link}</Link>
}
