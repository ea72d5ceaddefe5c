/** A file that is made at build, with its type; unknown names are unknown addresses. */
export function fileResponse(body: Uint8Array | string, type: string) {
  // The cast: bytes made here never lie in shared memory, which is all that BodyInit excludes.
  return new Response(body as BodyInit, { headers: { 'content-type': type } })
}

export const noSuchFile = () =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
