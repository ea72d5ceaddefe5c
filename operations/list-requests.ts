import type pg from 'pg'
import { countRequests, type ListedRequest, listRequests } from '#database/requests.ts'

type Wanted = { most: number; isFull: boolean; now: Date }

/** The operator's inbox on the terminal: newest first. */
export async function requestList(pool: pg.Pool, { most, isFull, now }: Wanted): Promise<string> {
  const [counts, requests] = [await countRequests(pool), await listRequests(pool, most)]
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return 'No requests yet.'
  const states = counts.map(({ status, count }) => `${count} ${status}`).join(', ')
  const rows = requests.map((request) => toCells(request, isFull, now))
  const shown = requests.length < total ? `The newest ${requests.length} of ${total}` : `All ${total}`
  return [`${shown} requests: ${states}`, '', ...toColumns([header, ...rows])].join('\n')
}

const header = ['age', 'state', 'mail', 'e-mail', 'website', 'source', 'id']

const toCells = (request: ListedRequest, isFull: boolean, now: Date): string[] => [
  ageOf(request.created_at, now),
  request.status,
  request.mail ?? '-',
  isFull ? request.email : maskedEmail(request.email),
  isFull ? request.website_url : shortened(request.website_url, 50),
  request.source ?? '-',
  request.id,
]

/** Enough to recognise somebody who writes to us, and not enough to write to them. */
export const maskedEmail = (email: string) => email.replace(/^(.).*@(.).*(\.[^.]+)$/su, '$1…@$2…$3')

export function ageOf(created: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - created.getTime()) / 60_000))
  if (minutes < 60) return `${minutes} min`
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} d`
}

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

function toColumns(rows: readonly string[][]): string[] {
  const widths = header.map((_, column) =>
    Math.max(...rows.map((cells) => [...(cells[column] ?? '')].length)),
  )
  return rows.map((cells) =>
    cells
      .map((cell, column) => padded(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const padded = (cell: string, width: number) => cell + ' '.repeat(Math.max(0, width - [...cell].length))
