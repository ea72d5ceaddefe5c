import type { Route } from './+types/sample-audio'
import { fileResponse, noSuchFile } from './file-response.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const { sampleSound } = await import('#content/recorded-samples.ts')
  const sound = sampleSound(params.id)
  return sound ? fileResponse(sound, 'audio/mpeg') : noSuchFile()
}
