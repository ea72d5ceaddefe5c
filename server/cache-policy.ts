/** How long which answer may be kept, and by whom: every Cache-Control of the product is one of these lines. */
export const cachePolicy = {
  /** The name holds a hash of the bytes. */
  immutable: 'public, max-age=31536000, immutable',
  /** The same for what only its link opens: no cache that others share outlives its deletion. */
  unlisted: 'private, max-age=31536000, immutable',
  /** Pages and what crawlers read: kept, but asked for anew each time. */
  revalidated: 'public, max-age=0, must-revalidate',
  /** Pictures and sound whose names stay when they change. */
  hour: 'public, max-age=3600, stale-while-revalidate=86400',
  none: 'no-store',
}

export function cachePolicyOf(path: string, type: string) {
  if (path.startsWith('/assets/')) return cachePolicy.immutable
  return /^(image|audio|font)\//.test(type) ? cachePolicy.hour : cachePolicy.revalidated
}
