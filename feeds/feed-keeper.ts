/** Feeds in memory, each for one version of its show, in all the forms in which they travel. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { showFeedPath } from '#domain/public-show.ts'
import { type FeedForm, feedForms, type PreparedFeed } from './feed-answer.ts'

type Standing = {
  showId: string
  slug: string
  version: string
  changedAt: Date
  movedTo: string | null
  closedWith: string | null
}
type Wanted = {
  findPublicShow(slug: string): Promise<Standing | undefined>
  /** The whole feed as text; undefined: it has just gone. */
  write(showId: string): Promise<string | undefined>
  /** Whatever of its answers is always the same. */
  prepare(feed: Omit<KeptFeed, 'prepared'>): PreparedFeed
  now?: () => number
}

type KeptFeed = Pick<Standing, 'showId' | 'version' | 'changedAt'> & {
  forms: Record<FeedForm, { body: Buffer; etag: string }>
  prepared: PreparedFeed
}
/** It is called otherwise now, or lies in another house: nothing is kept under the old name. */
type Moved = { movedTo: string }
type Looked = KeptFeed | Moved | 'closed' | undefined

const heldFor = 5000
const mostBytes = 64 * 1024 * 1024
const [zipped, brotli] = [promisify(gzip), promisify(brotliCompress)]

type Kept = Map<string, { feed: KeptFeed; lookedAt: number }>

/** Undefined: there is none. What is returned may be five seconds old, and older where the database is away. */
export function createFeedKeeper({ now = Date.now, ...wanted }: Wanted) {
  const kept: Kept = new Map()
  const underWay = new Map<string, Promise<Looked>>()

  async function look(slug: string): Promise<Looked> {
    const [before, lookedAt] = [kept.get(slug), now()]
    try {
      const found = await lookAnew(wanted, slug, before?.feed)
      kept.delete(slug)
      if (typeof found === 'object' && 'forms' in found) kept.set(slug, { feed: found, lookedAt })
      forgetOldest(kept)
      return found
    } catch (fault) {
      if (!before) throw fault
      kept.set(slug, { ...before, lookedAt })
      return before.feed
    }
  }

  /** Looked at within the last five seconds. */
  function held(slug: string): KeptFeed | undefined {
    const found = kept.get(slug)
    return found && now() - found.lookedAt < heldFor ? found.feed : undefined
  }

  return {
    held,
    look(slug: string): Promise<Looked> | KeptFeed {
      const found = held(slug)
      if (found) return found
      const looking = underWay.get(slug) ?? look(slug).finally(() => underWay.delete(slug))
      underWay.set(slug, looking)
      return looking
    },
  }
}

async function lookAnew(
  { findPublicShow, write, prepare }: Omit<Wanted, 'now'>,
  slug: string,
  before: KeptFeed | undefined,
): Promise<Looked> {
  const standing = await findPublicShow(slug)
  if (!standing) return undefined
  if (standing.closedWith !== null) return 'closed'
  if (standing.movedTo !== null) return { movedTo: standing.movedTo }
  if (standing.slug !== slug) return { movedTo: showFeedPath(standing.slug) }
  const { showId, version, changedAt } = standing
  if (before?.showId === showId && before.version === version) return before
  const text = await write(showId)
  return text === undefined ? undefined : made({ showId, version, changedAt }, text, prepare)
}

async function made(
  of: Pick<KeptFeed, 'showId' | 'version' | 'changedAt'>,
  text: string,
  prepare: Wanted['prepare'],
): Promise<KeptFeed> {
  const feed = { ...of, forms: await formsOf(text) }
  return { ...feed, prepared: prepare(feed) }
}

async function formsOf(text: string): Promise<KeptFeed['forms']> {
  const body = Buffer.from(text)
  const name = createHash('sha256').update(body).digest('hex').slice(0, 24)
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zipped(body),
  ])
  return {
    br: { body: br, etag: `"${name}-br"` },
    gzip: { body: gz, etag: `"${name}-gz"` },
    identity: { body, etag: `"${name}"` },
  }
}

/** The one that was looked at last goes last. */
function forgetOldest(kept: Map<string, { feed: KeptFeed }>): void {
  let bytes = 0
  for (const { feed } of kept.values()) for (const form of feedForms) bytes += feed.forms[form].body.length
  for (const [slug, { feed }] of kept) {
    if (bytes <= mostBytes || kept.size === 1) return
    kept.delete(slug)
    for (const form of feedForms) bytes -= feed.forms[form].body.length
  }
}
