/** The posts that a feed names: RSS, Atom, RDF and JSON; whatever else it is has none. */
import { Parser } from 'htmlparser2'
import { oneCleanLine } from './clean-text.ts'

export type Post = {
  /** Its number there, or its address. */
  id: string
  title: string
  url: string
}

const mostPosts = 200
/** What people write lies a few deep. */
const mostDeep = 100
const mostDeepOfPage = 500
const mostCharacters = 2000

/** Undefined: it is no feed. `address` is where it was found. */
export function postsInFeed(text: string, address: string): Post[] | undefined {
  try {
    return /^\s*\{/.test(text) ? postsInJson(JSON.parse(text), address) : postsInMarkup(text, address)
  } catch {
    return undefined // broken, or deeper than anybody writes
  }
}

/** Where a page says that its feed is. */
export function feedOfPage(markup: string, address: string): string | undefined {
  let found: string | undefined
  let depth = 0
  const parser = new Parser({
    onopentag(name, { rel = '', type = '', href = '' }) {
      depth += 1
      if (depth > mostDeepOfPage) throw new Error('Nobody writes so deep.')
      const isFeed = /^application\/(?:(?:rss|atom)\+xml|feed\+json)$/i.test(type)
      if (name === 'link' && /\balternate\b/i.test(rel) && isFeed) found ??= URL.parse(href, address)?.href
    },
    onclosetag() {
      depth -= 1
    },
  })
  try {
    parser.end(markup)
  } catch {
    // Each open tag costs the parser more than the one before: millions of them would hold up everything else.
  }
  return found
}

type Open = { id: string; title: string; url: string; isLinked: boolean }

function postsInMarkup(text: string, address: string): Post[] | undefined {
  const posts: Post[] = []
  let [isFeed, depth, name, said] = [false, 0, '', '']
  let open: Open | undefined
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        depth += 1
        if (depth > mostDeep) throw new Error('Nobody writes so deep.')
        if (/^(?:rss|feed|rdf:RDF)$/.test(tag)) isFeed = true
        if (tag === 'item' || tag === 'entry') open = { id: '', title: '', url: '', isLinked: false }
        if (open && tag === 'link' && attributes.href && (attributes.rel ?? 'alternate') === 'alternate')
          Object.assign(open, { url: attributes.href, isLinked: true })
        ;[name, said] = [tag, '']
      },
      ontext(piece) {
        if (open && said.length < mostCharacters) said += piece
      },
      onclosetag(tag) {
        depth -= 1
        if (open && tag === name) take(open, tag, said)
        if (open && (tag === 'item' || tag === 'entry')) {
          const post = postOf(open, address)
          if (post && posts.length < mostPosts) posts.push(post)
          open = undefined
        }
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  return isFeed ? posts : undefined
}

function take(open: Open, tag: string, said: string): void {
  if (tag === 'title') open.title ||= said
  else if (tag === 'guid' || tag === 'id') open.id ||= said.trim()
  else if (tag === 'link' && !open.isLinked) open.url ||= said.trim()
}

function postsInJson(feed: unknown, address: string): Post[] | undefined {
  const items = typeof feed === 'object' && feed !== null && 'items' in feed ? feed.items : undefined
  if (!Array.isArray(items)) return undefined
  return items.slice(0, mostPosts).flatMap((item: unknown) => {
    const {
      id = '',
      title = '',
      url = '',
    } = typeof item === 'object' && item !== null ? ({ ...item } as Partial<Post>) : {} // each is checked below
    const said = [id, title, url].map((text) =>
      typeof text === 'string' ? text.slice(0, mostCharacters) : '',
    )
    return postOf({ id: said[0] ?? '', title: said[1] ?? '', url: said[2] ?? '' }, address) ?? []
  })
}

/** Titles hold markup that was escaped twice. */
function postOf({ id, title, url }: Pick<Open, 'id' | 'title' | 'url'>, address: string): Post | undefined {
  const found = URL.parse(url || id, address)
  const plain = oneCleanLine(title.replace(/<[^>]{0,500}>/g, ' '))
  if (!found || !/^https?:$/.test(found.protocol) || found.href.length > mostCharacters) return undefined
  return plain ? { id: id || found.href, title: plain, url: found.href } : undefined
}
