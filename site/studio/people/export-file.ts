import { z } from 'zod'
import { peopleWords as words } from '#content/studio-rights.ts'
import { exportPerson } from '#operations/export-person.ts'
import { studioContext } from '#site/context.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import type { Route } from './+types/export-file'

const types = { json: 'application/json', csv: 'text/csv; charset=utf-8' } as const

export const action = answering(z.never(), async ({ form, context }: WithForm<Route.ActionArgs>) => {
  const { operator, pool, storage, house } = context.get(studioContext)
  const type = form.text('form') === 'csv' ? 'csv' : 'json'
  const copied = await exportPerson({ pool, storage, house }, operator, form.text('email'), type)
  if (copied.outcome === 'wait') return new Response(words.filesAway, { status: 503 })
  if (copied.outcome !== 'exported')
    return new Response(copied.outcome === 'bad-email' ? words.badAddress : words.notAllowed, {
      status: copied.outcome === 'bad-email' ? 422 : 403,
    })
  return new Response(copied.text, {
    headers: {
      'content-type': types[type],
      'content-disposition': `attachment; filename="${words.copyFile(type)}"`,
    },
  })
})
