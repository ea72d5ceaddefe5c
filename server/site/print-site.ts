/** Prints the public pages with other settings, in this process, through the handler that answers requests. */
import { setImmediate } from 'node:timers/promises'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Settings } from '#domain/read-setting.ts'
import { changedOnPages } from '#domain/settings.ts'
import { pressed } from '#site/build/compress.ts'
import { hashesOf } from '#site/build/inline-hashes.ts'
import { withStylesInline } from '#site/build/inline-styles.ts'
import { soundAtHand } from '#site/build/sound-first.ts'
import { reportContext, settingsContext } from '#site/context.ts'
import { printedPaths } from '#site/printed-paths.ts'
import { type BuiltSite, requireWholeSite } from './built-site.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { type StaticFile, staticFile } from './static-files.ts'

type Wanted = {
  settings: Settings
  security: SecurityHeaders
  origin: string
  signal?: AbortSignal | undefined
}

/**
 * The site as it was built, with what reads differently printed anew; where nothing on pages is set, nothing does.
 * Scripts, sound and pictures stay those of the build, so a page that is open keeps what belongs to it.
 */
export async function printSite(built: BuiltSite, wanted: Wanted): Promise<BuiltSite> {
  if (Object.keys(changedOnPages(wanted.settings)).length === 0) return built
  await soundAtHand()
  const press = pressFor(built, wanted)
  const files = new Map(built.files)
  const differing: { path: string; page: Page }[] = []
  for (const path of printedPaths(wanted.settings)) {
    await setImmediate() // one page in each turn: what visitors want goes between them
    wanted.signal?.throwIfAborted()
    const page = await press(path)
    if (!files.get(path)?.forms.identity.body.equals(page.raw)) differing.push({ path, page })
  }
  const made = differing.map(async ({ path, page }) => files.set(path, await fileOf(page, built, wanted)))
  await Promise.all(made)
  requireWholeSite(files)
  return { ...built, files }
}

/** `name` is that of the file that the build would have written. */
type Page = { name: string; raw: Buffer; isPicture: boolean; style?: string }

function pressFor(built: BuiltSite, { settings, origin }: Wanted): (path: string) => Promise<Page> {
  const render = createRequestHandler(built.build, 'production')
  const sheet = async (address: string) => String(built.files.get(address)?.forms.identity.body ?? '')
  return async (path) => {
    let trouble: unknown
    const handedIn = new RouterContextProvider()
    handedIn.set(settingsContext, settings)
    handedIn.set(reportContext, ({ error }) => {
      trouble = error
      return ''
    })
    const answer = await render(new Request(origin + path), handedIn)
    const type = answer.headers.get('content-type') ?? ''
    if (answer.status !== 200) throw new Error(`${path} cannot be printed.`, { cause: trouble })
    const isPicture = type.startsWith('image/')
    if (!type.startsWith('text/html'))
      return { name: path, raw: Buffer.from(await answer.arrayBuffer()), isPicture }
    const { html, style } = await withStylesInline(await answer.text(), sheet)
    const name = `${path === '/' ? '' : path}/index.html`
    return { name, raw: Buffer.from(html), isPicture, ...(style && { style }) }
  }
}

async function fileOf(page: Page, { known }: BuiltSite, { security }: Wanted): Promise<StaticFile> {
  const { name, raw, isPicture, style } = page
  const forms = isPicture ? { br: undefined, gzip: undefined } : await pressed(raw, 'quick')
  const allowed = { ...known, style: [...new Set([...known.style, ...hashesOf(style ? [style] : [])])] }
  return staticFile(name, { raw, ...forms }, { security, known: allowed })
}
