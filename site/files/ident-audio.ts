import { fileResponse } from './file-response.ts'

export async function loader() {
  const { ident } = await import('#production/ident.ts')
  return fileResponse((await ident()).mp3, 'audio/mpeg')
}
