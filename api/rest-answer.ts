import type { RestRefusal } from './rest-refusals.ts'

export type PlainHeaders = Record<string, string>

/** Every answer in two forms: for pages of these origins, which may read it, and for everybody else, who may not. */
export function restAnswers(origins: readonly string[], always: PlainHeaders) {
  const foreign: PlainHeaders = { ...always, vary: 'origin' }
  const known = new Map(origins.map((each) => [each, { ...foreign, 'access-control-allow-origin': each }]))
  const headersFor = (origin: string | null) => known.get(origin ?? '') ?? foreign
  return {
    created: (origin: string | null, prefer: string | null) =>
      new Response(null, {
        status: 201,
        headers: {
          ...headersFor(origin),
          'content-length': '0',
          ...(prefer?.includes('return=minimal') && { 'preference-applied': 'return=minimal' }),
        },
      }),
    preflight: (origin: string | null) =>
      new Response(null, {
        status: 204,
        headers: {
          ...headersFor(origin),
          ...(known.has(origin ?? '') ? allowed : { allow: 'POST, OPTIONS' }),
        },
      }),
    refused: (origin: string | null, refusal: RestRefusal, isHead = false) =>
      new Response(isHead ? null : bodyOf(refusal), {
        status: refusal.status,
        headers: {
          ...headersFor(origin),
          'content-type': 'application/json; charset=utf-8',
          ...(refusal.retryAfter && { 'retry-after': String(refusal.retryAfter) }),
          ...(refusal.status === 405 && { allow: 'POST, OPTIONS' }),
          // Whatever else is sent is not read any more.
          ...(refusal.status === 413 && { connection: 'close' }),
        },
      }),
  }
}

/** What supabase-js sends, and our own ticket. */
const allowed = {
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers':
    'apikey, authorization, content-type, content-profile, prefer, request-ticket, x-client-info, x-retry-count, x-supabase-api-version',
  'access-control-max-age': '7200',
}

const bodyOf = ({ code, message }: RestRefusal) =>
  JSON.stringify({ code, details: null, hint: null, message })
