import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { nonceContext, reportContext } from '#site/context.ts'
import { reported } from './failure.ts'
import { Nonce } from './nonce.ts'
import { SettingsContext } from './settings.ts'
import { settingsFor } from './settings-of-page.ts'

/** Mail is React too: the server finds its writer in the build. */
export { writeLetter } from '#site/letters/write-letter.tsx'

/** Documents are sent whole: they are prerendered or small, and so is their policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  handedIn: RouterContextProvider,
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = handedIn.get(nonceContext)
  const marked = nonce ? { nonce } : {}
  const page = (
    <Nonce value={nonce || undefined}>
      <SettingsContext value={settingsFor(handedIn)}>
        <ServerRouter context={context} url={request.url} {...marked} />
      </SettingsContext>
    </Nonce>
  )
  try {
    const stream = await renderToReadableStream(page, marked)
    await stream.allReady
    return new Response(stream, { status, headers })
  } catch (error) {
    throw nonce ? reported(error, handedIn.get(reportContext)) : error
  }
}

/** An unknown address is an answer, not a fault; so is what was reported before. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof Response) return
  context.get(reportContext)({ event: 'page-failed', error })
}
