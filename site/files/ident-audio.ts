import { fileResponse } from './file-response.ts'

export async function loader() {
  const { playIdent: ident } = await import('#audio/music/ident.ts')
  return fileResponse((await ident()).mp3, 'audio/mpeg')
}
