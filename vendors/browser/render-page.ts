import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '#vendors/web/web.ts'
import { answerRequests, type Requests } from './answer-requests.ts'
import type { BrowserLimits, Supply } from './browser.ts'
import type { Program } from './find-browser.ts'
import { progressOfPage, shownPage } from './shown-page.ts'
import { startBrowser } from './start-browser.ts'
import type { Wires } from './wires.ts'

type Wanted = { program: Program; page: Page; supply: Supply; limits: BrowserLimits; signal: AbortSignal }

/** One page in a browser of its own, of which nothing is left afterwards. Undefined: it did not come to an end. */
export async function renderPage({
  program,
  page,
  supply,
  limits,
  signal,
}: Wanted): Promise<Page | undefined> {
  signal.throwIfAborted()
  await using browser = startBrowser(program, limits)
  const over = new AbortController()
  const late = setTimeout(browser.kill, limits.lifeMilliseconds)
  signal.addEventListener('abort', browser.kill)
  if (signal.aborted) browser.kill()
  try {
    const reading = readPage({ wires: browser.wires, page, supply, limits, signal: over.signal })
    return await Promise.race([reading.catch(() => undefined), browser.ended.then(() => undefined)])
  } finally {
    clearTimeout(late)
    signal.removeEventListener('abort', browser.kill)
    over.abort() // whatever is still being fetched for it
    signal.throwIfAborted()
  }
}

type Reading = Omit<Wanted, 'program'> & { wires: Wires }
type Tab = { targetId: string; session: string }
type Standing = Omit<Reading, 'page' | 'supply'> & { tab: Tab; requests: Requests }

async function readPage({ wires, page, supply, limits, signal }: Reading): Promise<Page | undefined> {
  const tab = await openTab(wires)
  const requests = answerRequests({ wires, frameId: tab.targetId, supply, limits, signal })
  await wires.ask('Page.enable', {}, tab.session)
  // It may never get so far as to answer.
  wires.ask('Page.navigate', { url: page.url }, tab.session).catch(() => undefined)
  const isStuck = await stillness({ wires, tab, requests, limits, signal })
  return await shownIn(wires, tab, isStuck)
}

/** A tab that keeps nothing. Frames are watched before they begin. */
async function openTab(wires: Wires): Promise<Tab> {
  const { browserContextId } = await wires.ask('Target.createBrowserContext', {})
  await wires.ask('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId })
  const blank = { url: 'about:blank', browserContextId, width: 1280, height: 1600 }
  const { targetId } = await wires.ask('Target.createTarget', blank)
  const { sessionId: session } = await wires.ask('Target.attachToTarget', { targetId, flatten: true })
  const watch = async (each?: string) => {
    await wires.ask('Fetch.enable', {}, each)
    await wires.ask(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
      each,
    )
  }
  wires.on('Target.attachedToTarget', ({ sessionId, targetInfo: { type, targetId: other } }) => {
    if (other !== targetId) void whatComesWith(type, other, sessionId).catch(() => undefined) // it has gone by itself
  })
  wires.on('Page.javascriptDialogOpening', (_, sessionId) => {
    wires.ask('Page.handleJavaScriptDialog', { accept: false }, sessionId).catch(() => undefined) // as above
  })
  /** Workers wait for ever. A window would keep the page waiting that has opened it, so it goes on and then goes. */
  async function whatComesWith(type: string, other: string, sessionId: string): Promise<void> {
    if (type !== 'iframe' && type !== 'page') return
    await watch(sessionId)
    await wires.ask('Runtime.runIfWaitingForDebugger', {}, sessionId)
    if (type === 'page') await wires.ask('Target.closeTarget', { targetId: other })
  }
  await watch(session)
  await wires.ask('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true })
  return { targetId, session }
}

/**
 * Waits until its words stand still and nothing is on its way, or for as long as patience goes. Resolves to whether it
 * is stuck: its programs leave nobody else a turn.
 */
async function stillness({ wires, tab, requests, limits, signal }: Standing): Promise<boolean> {
  const until = performance.now() + limits.patienceMilliseconds
  let [before, since, isStuck] = ['', performance.now(), false]
  const late = sleep(limits.patienceMilliseconds, 'late' as const, { signal })
  while (performance.now() < until && !requests.isTooMuch()) {
    const asked = evaluate(wires, tab, progressOfPage).catch(() => undefined) // it may be going elsewhere
    const progress = await Promise.race([asked, late])
    isStuck = progress === 'late'
    if (progress === 'late') break
    const now = JSON.stringify(progress)
    if (now !== before) [before, since] = [now, performance.now()]
    const rest = (progress?.characters ?? 0) > 300 ? limits.stillMilliseconds : limits.emptyMilliseconds
    const isStill = performance.now() - Math.max(since, requests.answeredAt()) > rest
    if (progress?.isComplete && !requests.isBusy() && isStill) break
    await sleep(100, undefined, { signal })
  }
  return isStuck
}

/** Its programs are stopped first: whatever they would do from here on, what is read stands still. */
async function shownIn(wires: Wires, tab: Tab, isStuck: boolean): Promise<Page | undefined> {
  await wires.ask('Emulation.setScriptExecutionDisabled', { value: true }, tab.session)
  if (isStuck) await wires.ask('Runtime.terminateExecution', {}, tab.session)
  const shown = await evaluate(wires, tab, shownPage, { characters: 1_000_000, elements: 30_000, depth: 140 })
  const url = URL.parse(typeof shown?.url === 'string' ? shown.url : '')
  if (!url || typeof shown?.html !== 'string') return undefined
  url.hash = ''
  return { outcome: 'page', url: url.href, isPlainText: false, text: shown.html }
}

/** In a world of our own: what the page has made of `document` or `JSON` is another one's. */
async function evaluate<Given extends unknown[], Found>(
  wires: Wires,
  { targetId, session }: Tab,
  work: (...given: Given) => Found,
  ...given: Given
): Promise<Found | undefined> {
  const world = { frameId: targetId, worldName: 'reader' }
  const { executionContextId } = await wires.ask('Page.createIsolatedWorld', world, session)
  const expression = `(${work})(...${JSON.stringify(given)})`
  const asked = { expression, contextId: executionContextId, returnByValue: true as const, timeout: 3_000 }
  const { result, exceptionDetails } = await wires.ask('Runtime.evaluate', asked, session)
  return exceptionDetails ? undefined : (result.value as Found) // checked by whoever keeps it
}
