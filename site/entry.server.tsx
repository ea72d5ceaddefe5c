import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { reportContext } from '#site/context.ts'

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

/** An unknown address is an answer, not a fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(reportContext)({ event: 'page-failed', error })
}
