import { materialWords } from '#content/portal-material.ts'

const words = materialWords.source

type Place = {
  page?: number | null
  paragraph?: number | null
  at?: number | null
  speaker?: string | null
  question?: string | null
}

/** `page 3, paragraph 2`, `4:05, Ada Baker`. */
export function placeOfPiece({ page, paragraph, at, speaker }: Place): string {
  if (typeof at === 'number') return [minuteOf(at), speaker].filter(Boolean).join(', ')
  if (page) return words.place(page, paragraph ?? null)
  return paragraph ? words.paragraph(paragraph) : ''
}

/** What stands beside a line that rests on it. */
export function nameOfPlace({ name, ...place }: Place & { name: string }): string {
  return [name, place.question ?? placeOfPiece(place)].filter(Boolean).join(', ')
}

function minuteOf(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)]
  const clock = `${minutes % 60}:${String(rest).padStart(2, '0')}`
  return minutes < 60 ? clock : `${Math.floor(minutes / 60)}:${clock.padStart(5, '0')}`
}
