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

/** Undefined: there is none. What is returned may be five seconds old. */
export function createFeedKeeper({ findPublicShow, write, prepare, now = Date.now }: Wanted) {
  const kept = new Map<string, { feed: KeptFeed; lookedAt: number }>()
  const underWay = new Map<string, Promise<Looked>>()

  async function look(slug: string): Promise<Looked> {
    const lookedAt = now()
    const standing = await findPublicShow(slug)
    const before = kept.get(slug)?.feed
    kept.delete(slug)
    if (!standing) return undefined
    if (standing.closedWith !== null) return 'closed'
    if (standing.movedTo !== null) return { movedTo: standing.movedTo }
    if (standing.slug !== slug) return { movedTo: showFeedPath(standing.slug) }
    const isSame = before?.showId === standing.showId && before.version === standing.version
    const text = isSame ? '' : await write(standing.showId)
    if (text === undefined) return undefined
    const { showId, version, changedAt } = standing
    const feed = isSame ? before : await made({ showId, version, changedAt }, text, prepare)
    kept.set(slug, { feed, lookedAt })
    forgetOldest(kept)
    return feed
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
