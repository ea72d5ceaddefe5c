import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Whole documents, never streams: pages are prerendered or small, and the policy hashes their bytes. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  const body =
    request.method === 'HEAD'
      ? null
      : `<!doctype html>${renderToString(<ServerRouter context={context} url={request.url} />)}`
  return new Response(body, { status, headers })
}
