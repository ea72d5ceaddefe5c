import { data } from 'react-router'
import { z } from 'zod'
import { offers } from '#content/offer-names.ts'
import type { Settings } from '#domain/read-setting.ts'
import { isPromised } from '#domain/told/operator.ts'
import {
  areOne,
  areTwo,
  linkSells,
  tickPromise,
  understandAgain,
} from '#operations/clients/say-of-clients.ts'
import type { Studio } from '#site/context.ts'
import type { Form } from '#site/studio/read-form.ts'
import { changeMembers } from './change-members.ts'

export const clientAnswer = z.strictObject({
  outcome: z.enum([
    ...(['done', 'gone', 'no-choice', 'known', 'full'] as const),
    ...(['last-owner', 'forbidden', 'wait', 'bad-email'] as const),
  ]),
})
type Outcome = z.output<typeof clientAnswer>['outcome']

/** A press means what its button says, or nothing. */
export async function doForClient(studio: Studio, form: Form, settings: Settings, clientId = '') {
  const outcome = ['invite', 'remove'].includes(form.text('intent'))
    ? await changeMembers(studio, clientId, form)
    : await pressed(studio, form, settings)
  return data({ outcome }, outcome === 'done' ? 200 : 422)
}

function pressed(
  { operator, pool }: Pick<Studio, 'operator' | 'pool'>,
  { text }: Form,
  settings: Settings,
): Promise<Outcome> {
  const [one, other, of, promised] = [text('one'), text('other'), text('of'), text('promised')]
  switch (text('intent')) {
    case 'are-one':
      return areOne(pool, operator, one, other)
    case 'are-two':
      return areTwo(pool, operator, one, other)
    case 'understand-again':
      return understandAgain(pool, operator)
    case 'link-sells': {
      const offer = offers(settings).find(({ id }) => id === text('offer'))
      const link = text('link').slice(0, 300)
      return offer && link ? linkSells(pool, operator, link, offer.id) : Promise.resolve('no-choice')
    }
    case 'kept':
    case 'open': {
      const state = text('intent') === 'kept' ? 'kept' : 'open'
      return isPromised(promised)
        ? tickPromise(pool, operator, { of, promised, state })
        : Promise.resolve('gone')
    }
    default:
      return Promise.resolve('gone')
  }
}
