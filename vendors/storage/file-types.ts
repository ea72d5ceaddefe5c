import { own } from '#domain/own.ts'

/** The types of what we keep; a folder remembers none, so the name tells. */
const types: Record<string, string> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  jpg: 'image/jpeg',
  png: 'image/png',
  vtt: 'text/vtt; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
}

export function fileType(key: string): string {
  if (key.endsWith('/chapters.json')) return 'application/json+chapters'
  return own(types, key.slice(key.lastIndexOf('.') + 1)) ?? 'application/octet-stream'
}
