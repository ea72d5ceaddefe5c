/** What is no name of a request is the name of none. */
export function requestIdIn({ id = '' }: { id?: string }): string {
  if (/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(id)) return id
  throw new Response(null, { status: 404 })
}
