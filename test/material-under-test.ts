/** Somebody who hands in files, in the portal or in the studio. */
import type pg from 'pg'
import type { Membership } from '#domain/member.ts'
import { aSession } from './portal-under-test.ts'
import { aVisitor } from './sign-in-under-test.ts'
import { fromOurPage } from './studio-under-test.ts'

export async function atMaterial(origin: string, cookie: string, address: string) {
  const visitor = aVisitor(origin)
  const read = async (answer: ReturnType<typeof visitor.ask>) => {
    const { text, ...rest } = await answer
    return { ...rest, text: text.replaceAll('<!-- -->', '') }
  }
  return {
    see: (path = address) => read(visitor.ask(path, { headers: { cookie } })),
    press: (form: Record<string, string>, path = address) =>
      read(visitor.ask(path, { form, headers: { cookie } })),
    async handIn(name: string, bytes: Uint8Array<ArrayBuffer> | string, rights = 'ours') {
      const body = new FormData()
      body.set('intent', 'hand-in')
      body.set('rights', rights)
      body.set('file', new File([bytes], name))
      const headers = { cookie, ...fromOurPage }
      const answer = await fetch(origin + address, { method: 'POST', body, headers, redirect: 'manual' })
      return { status: answer.status, to: answer.headers.get('location') ?? '', text: await answer.text() }
    },
  }
}
export const inPortal = async (pool: pg.Pool, origin: string, member: Membership, showId: string) =>
  atMaterial(origin, (await aSession(pool, member)).cookie, `/portal/${member.clientId}/material/${showId}`)
