/** What is new on a client's blog becomes a topic of their show. */
import type pg from 'pg'
import { inTransaction } from '#database/in-transaction.ts'
import { addTopics } from '#database/topics.ts'
import { claimFeed, noteFeed, unseenOf } from '#database/watched-feeds.ts'
import { topicsInLines } from '#domain/topics.ts'
import { feedOfPage, type Post, postsInFeed } from '#reader/posts-in-feed.ts'
import type { FetchPart } from '#vendors/web/web.ts'

const hour = 3_600_000
/** A blog is no newspaper, and each look fetches the whole of it. */
const everyHours = 6
/** A blog that has moved house has everything anew. */
const mostNew = 10

/** Resolves to how many feeds were read; each is read by one process. */
export async function followFeeds(pool: pg.Pool, fetchPart: FetchPart, now = new Date()): Promise<number> {
  const nextAt = new Date(now.getTime() + everyHours * hour)
  let count = 0
  for (let due = await claimFeed(pool, now, nextAt); due; due = await claimFeed(pool, now, nextAt)) {
    const found = await readFeed(fetchPart, due.url)
    if (typeof found === 'string') await noteFeed(pool, { ...due, trouble: found, readAt: null })
    else await keepPosts(pool, { ...due, posts: found, now })
    count += 1
  }
  return count
}

type Kept = { showId: string; url: string; isFirst: boolean; posts: readonly Post[]; now: Date }

/** At the first look everything is old. */
const keepPosts = (pool: pg.Pool, { showId, url, isFirst, posts, now }: Kept): Promise<void> =>
  inTransaction(pool, async (client) => {
    if (!(await noteFeed(client, { showId, url, trouble: null, readAt: now }))) return
    const unseen = await unseenOf(client, showId, posts)
    const fresh = isFirst ? [] : unseen.slice(0, mostNew)
    const titles = fresh.flatMap((post) =>
      topicsInLines(post.title).map((title) => ({ title, url: post.url })),
    )
    if (titles.length > 0) await addTopics(client, { showId, titles, origin: 'feed' })
  })

/** The feed, or that of the page that was named; or why there is none. */
async function readFeed(
  fetchPart: FetchPart,
  address: string,
  mayLead = true,
): Promise<readonly Post[] | string> {
  const answer = await fetchPart(address)
  if (answer.outcome !== 'part') return answer.outcome === 'wait' ? 'not-now' : 'unreadable'
  const text = new TextDecoder().decode(answer.body)
  const posts = postsInFeed(text, address)
  if (posts) return posts
  const named = mayLead ? feedOfPage(text, address) : undefined
  return named ? readFeed(fetchPart, named, false) : 'no-feed'
}
