import { stories } from '#content/stories.ts'
import { coverSvg } from '#site/covers/cover-svg.tsx'
import type { Route } from './+types/cover'
import { fileResponse, noSuchFile } from './file-response.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const story = stories.find(({ id }) => id === params.id)
  if (!story) return noSuchFile()
  return fileResponse(await coverSvg({ name: story.podcast, ...story.cover }), 'image/svg+xml')
}
