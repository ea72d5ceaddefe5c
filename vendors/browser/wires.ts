import type { Readable, Writable } from 'node:stream'

/** What we ask of the browser, with what it answers. */
type Commands = {
  'Target.setDiscoverTargets': [{ discover: boolean }, object]
  'Target.createBrowserContext': [object, { browserContextId: string }]
  'Target.createTarget': [
    { url: string; browserContextId: string; width: number; height: number },
    { targetId: string },
  ]
  'Target.attachToTarget': [{ targetId: string; flatten: true }, { sessionId: string }]
  'Target.setAutoAttach': [{ autoAttach: true; waitForDebuggerOnStart: true; flatten: true }, object]
  'Target.closeTarget': [{ targetId: string }, object]
  'Browser.setDownloadBehavior': [{ behavior: 'deny'; browserContextId: string }, object]
  'Fetch.enable': [object, object]
  'Fetch.fulfillRequest': [
    { requestId: string; responseCode: number; responseHeaders: Header[]; body: string },
    object,
  ]
  'Fetch.failRequest': [{ requestId: string; errorReason: 'BlockedByClient' }, object]
  'Page.enable': [object, object]
  'Page.navigate': [{ url: string }, object]
  'Page.handleJavaScriptDialog': [{ accept: false }, object]
  'Page.createIsolatedWorld': [{ frameId: string; worldName: string }, { executionContextId: number }]
  'Runtime.evaluate': [Evaluation, { result: { value?: unknown }; exceptionDetails?: object }]
  'Runtime.runIfWaitingForDebugger': [object, object]
  'Runtime.terminateExecution': [object, object]
  'Emulation.setScriptExecutionDisabled': [{ value: true }, object]
}
type Header = { name: string; value: string }
type Evaluation = { expression: string; contextId: number; returnByValue: true; timeout: number }

/** What it tells by itself. */
type Events = {
  'Fetch.requestPaused': {
    requestId: string
    request: { url: string; method: string; headers: Record<string, string> }
    resourceType: string
    frameId: string
  }
  'Target.attachedToTarget': { sessionId: string; targetInfo: { type: string; targetId: string } }
  'Page.javascriptDialogOpening': object
}

export type Wires = ReturnType<typeof openWires>
type Answer = { resolve(result: never): void; reject(error: Error): void }
type Listener = (params: never, session: string) => void
type Told = {
  id?: number
  method?: string
  params?: unknown
  sessionId?: string
  result?: unknown
  error?: { message: string }
}

/** Chrome's protocol over two pipes: no port for anybody else to find. Whoever says too much is cut off. */
export function openWires(out: Writable, back: Readable, mostBytes: number, cut: () => void) {
  const answers = new Map<number, Answer>()
  const listeners = new Map<string, Listener>()
  let [number, bytes] = [0, 0]

  function hear({ id, method, params, sessionId = '', result, error }: Told): void {
    if (method) listeners.get(method)?.(params as never, sessionId) // as the table of events says
    const answer = id === undefined ? undefined : answers.get(id)
    if (id !== undefined) answers.delete(id)
    if (error) answer?.reject(new Error(error.message))
    else answer?.resolve(result as never) // as the table of commands says
  }

  out.on('error', cut)
  back.on('error', cut)
  const messages = byMessage((message) => {
    try {
      hear(JSON.parse(message))
    } catch {
      cut()
    }
  })
  back.on('data', (part: Buffer) => {
    bytes += part.length
    if (bytes > mostBytes) cut()
    else messages(part)
  })

  return {
    ask<M extends keyof Commands>(method: M, params: Commands[M][0], sessionId?: string) {
      const { promise, resolve, reject } = Promise.withResolvers<Commands[M][1]>()
      number += 1
      answers.set(number, { resolve, reject })
      out.write(`${JSON.stringify({ id: number, method, params, sessionId })}\0`)
      return promise
    },
    on<E extends keyof Events>(event: E, listener: (params: Events[E], session: string) => void): void {
      listeners.set(event, listener)
    },
  }
}

/** Each message ends with a zero. */
function byMessage(hear: (message: string) => void) {
  let parts: Buffer[] = []
  return (data: Buffer) => {
    let from = 0
    for (let end = data.indexOf(0); end >= 0; end = data.indexOf(0, from)) {
      hear(Buffer.concat([...parts, data.subarray(from, end)]).toString())
      parts = []
      from = end + 1
    }
    if (from < data.length) parts.push(data.subarray(from))
  }
}
