import { findInStudio } from '#operations/find-in-studio.ts'
import { studioContext } from '#site/context.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import type { Route } from './+types/find-matches'
import { foundAnswer } from './found-answer.ts'

/** For the dialog. What is typed may be an address, and travels in a body: an address bar would remember it. */
export const action = answering(foundAnswer, ({ form, context }: WithForm<Route.ActionArgs>) => {
  const { pool, operator } = context.get(studioContext)
  return findInStudio(pool, operator, form.text('q'))
})
