import { isId } from '#domain/id.ts'

/** What is no name of a request is the name of none. */
export function requestIdIn({ id = '' }: { id?: string }): string {
  if (isId(id)) return id
  throw new Response(null, { status: 404 })
}
