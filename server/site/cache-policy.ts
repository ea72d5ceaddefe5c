/** How long which answer may be kept, and by whom: every Cache-Control of the product is one of these lines. */
export const cachePolicy = {
  /** The name holds a hash of the bytes. */
  immutable: 'public, max-age=31536000, immutable',
  /** Pages and what crawlers read: kept, but asked for anew each time. */
  revalidated: 'public, max-age=0, must-revalidate',
  /** Feeds: apps by the thousand ask for them again and again. */
  minute: 'public, max-age=60',
  /** Pictures and sound whose names stay when they change. */
  hour: 'public, max-age=3600, stale-while-revalidate=86400',
  /** Made for one reader, or opened by a link only: no copy outlives its deletion, on their own disk neither. */
  none: 'no-store',
}

export function cachePolicyOf(path: string, type: string) {
  if (path.startsWith('/assets/')) return cachePolicy.immutable
  return /^(image|audio|font)\//.test(type) ? cachePolicy.hour : cachePolicy.revalidated
}
