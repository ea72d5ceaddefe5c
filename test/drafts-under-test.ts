/** Drafts of shows, and members who decide about them. */
import type pg from 'pg'
import type { Membership } from '#domain/member.ts'
import type { ShowDraft } from '#domain/show-draft.ts'
import { draftInStudio, putBeforeClient, saveDraft } from '#operations/drafts/prepare-draft.ts'
import { aSession } from './portal-under-test.ts'
import { aVisitor } from './sign-in-under-test.ts'

export const aDraft: ShowDraft = {
  name: 'The Slow Loaf',
  description: 'How a bakery in Leeds makes bread that takes two days. Ada tells it as it is.',
  category: 'Arts > Food',
  business: 'Hobbs Bakery',
  colours: ['#7a3b12', '#f0e0c8'],
  ...{ covers: [0, 1, 3], themes: [0, 2], voices: ['nora', 'ewan', 'sam'], hosts: 2 },
  titles: [
    {
      title: 'Why does it take two days?',
      quote: 'Our dough rests for two days.',
      url: 'https://bakery.test/',
    },
    { title: 'Who was Hobbs?' },
  ],
}

export async function offered(pool: pg.Pool, showId: string, draft: ShowDraft = aDraft) {
  const by = { pool, operator: undefined, showId }
  await saveDraft(by, draft)
  return putNewestBefore(by)
}

/** As it was saved last. */
export async function putNewestBefore(by: Parameters<typeof saveDraft>[0]) {
  const newest = (await draftInStudio(by.pool, by.showId))?.newest
  const seen = { version: newest?.version ?? 0, isOffered: Boolean(newest?.offeredAt) }
  return putBeforeClient(by, newest?.draft ?? aDraft, seen)
}

/** The parts of what is before the client, by what they are called. */
export async function partsBefore(pool: pg.Pool, showId: string) {
  const parts = (await draftInStudio(pool, showId))?.offered?.parts ?? []
  return new Map(parts.map((each) => [each.title?.title ?? each.part, each]))
}

/** Somebody at the portal, with what they press. */
export async function atDraft(pool: pg.Pool, origin: string, member: Membership, showId: string) {
  const { cookie } = await aSession(pool, member)
  const visitor = aVisitor(origin)
  const headers = { cookie }
  const address = `/portal/${member.clientId}/draft/${showId}`
  const asRead = async (answer: ReturnType<typeof visitor.ask>) => {
    const { text, ...rest } = await answer
    return { ...rest, text: text.replaceAll('<!-- -->', ''), bytes: Buffer.byteLength(text) }
  }
  const press = async (name: string, form: Record<string, string>) => {
    const shown = (await partsBefore(pool, showId)).get(name)
    const [part, hash, seen] = [shown?.part ?? name, shown?.hash ?? '', shown?.decision?.id ?? '']
    return asRead(visitor.ask(address, { form: { part, hash, seen, ...form }, headers }))
  }
  return {
    home: () => asRead(visitor.ask(`/portal/${member.clientId}`, { headers })),
    see: (search = '') => asRead(visitor.ask(address + search, { headers })),
    sample: (version: number, file: string) => visitor.ask(`${address}/${version}/${file}`, { headers }),
    fits: (name: string, form: Record<string, string> = {}) => press(name, { intent: 'fits', ...form }),
    askFor: (name: string, form: Record<string, string>) => press(name, { intent: 'changes', ...form }),
  }
}
