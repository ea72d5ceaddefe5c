import { isRouteErrorResponse } from 'react-router'
import { type Refusal, refusalsBySentence, refusalsByStatus, unexpected } from '#content/trouble.ts'
import { documentTitle } from './head/document-title.ts'
import { type Matches, settingsIn } from './settings-of-page.ts'

/** What went wrong with a page, as far as whoever looks at it is told. */
export type PageTrouble =
  | (Refusal & { isUnexpected: false })
  | {
      isUnexpected: true
      heading: string
      /** The status and its text, or the message. */
      reason: string
      text?: string
      /** How our log knows it. */
      reference?: string | undefined
    }

export function troubleOf(error: unknown): PageTrouble {
  const { heading, away, broken } = unexpected
  if (!isRouteErrorResponse(error))
    return { isUnexpected: true, heading, reason: error instanceof Error ? error.message : 'Unknown error' }
  const { status, statusText, data } = error
  const refusal = refusalsBySentence.get(data) ?? refusalsByStatus.get(status)
  if (refusal) return { isUnexpected: false, ...refusal }
  return {
    isUnexpected: true,
    heading,
    reason: `${status} ${statusText}`.trim(),
    ...(status >= 500 && { text: status === 503 ? away : broken }),
    reference: referenceIn(data),
  }
}

/** What programs are told when something broke; the screen takes the reference out of it. */
export const failureText = (reference: string) => `Not answered. Reference: ${reference}`

/** A proxy before us may say something else. */
const referenceIn = (said: unknown) =>
  typeof said === 'string' ? /^Not answered\. Reference: ([\da-f-]{36})$/.exec(said)?.[1] : undefined

/** The title is the heading. */
export const troubleHead = (matches: Matches, error: unknown) => [
  { title: documentTitle(settingsIn(matches), troubleOf(error).heading) },
  { name: 'robots', content: 'noindex' },
]
