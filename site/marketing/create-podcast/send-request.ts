import { place } from '#site/settings.ts'
import type { EpisodeRequest } from './wizard-state.ts'

/** Only /create-free-episode says where the request came from. */
export type RequestSource = 'create-free-episode'

const patienceMilliseconds = 15_000

/** The one call of the site. Resolves to whether the request was taken; whatever went wrong is the same to the visitor. */
export async function sendRequest(
  { website, email, ticket }: EpisodeRequest,
  source: RequestSource | undefined,
): Promise<boolean> {
  const { url, anonKey, isOurs } = place.requests
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        apikey: anonKey,
        authorization: `Bearer ${anonKey}`,
        'content-type': 'application/json',
        prefer: 'return=minimal',
        // Another server would refuse a header that it does not know.
        ...(isOurs && { 'request-ticket': ticket }),
      },
      body: JSON.stringify({
        website_url: website,
        email,
        status: 'pending',
        source,
      }),
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
    // A hotel's sign-in page answers 200 too; the database answers with nothing or with JSON.
    const text = await answer.text()
    if (text) JSON.parse(text)
    return answer.ok
  } catch {
    return false
  }
}

/** 192 bits that nobody guesses: it names this request in a second try, and opens its progress. */
export const makeTicket = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
