/** What forms about the writing of an episode may ask for. */
import { data } from 'react-router'
import { z } from 'zod'
import { writingWords } from '#content/studio-writing.ts'
import { unfit } from '#content/unfit.ts'
import { isWritingDeed } from '#domain/writing-deeds.ts'
import { type Directed, type Direction, directWriting } from '#operations/direct-writing.ts'
import type { Studio } from '#site/context.ts'
import type { Form } from '#site/studio/read-form.ts'

export const writingAnswer = z.strictObject({ isDone: z.boolean(), text: z.string() })
type Answer = z.infer<typeof writingAnswer>

const { answers } = writingWords

export async function answerWriting({ operator, pool }: Studio, requestId: string, form: Form) {
  const direction = directionIn(form)
  if (!direction) return data({ isDone: false, text: unfit.choice }, 400)
  const directed = await directWriting(pool, { operator, requestId, direction })
  const { status, text } = said(directed, direction)
  return data<Answer>({ isDone: directed.outcome === 'done', text }, status)
}

function directionIn(form: Form): Direction | undefined {
  const deed = form.text('deed')
  if (!isWritingDeed(deed)) return undefined
  const number = (name: string) => form.number(name) ?? 0
  const of = form.text('of')
  switch (deed) {
    case 'take-outline':
      return { deed, outline: number('outline'), of }
    case 'write-line':
      return {
        ...{ deed, of, scene: number('scene'), after: number('after'), text: form.text('text') },
        speaker: form.text('speaker') === 'guest' ? 'guest' : 'host',
      }
    case 'take-line-out':
      return { deed, of, scene: number('scene'), after: number('after'), text: form.text('text') }
    default:
      return { deed }
  }
}

function said(directed: Directed, { deed }: Direction): { status: number; text: string } {
  switch (directed.outcome) {
    case 'done':
      return { status: 200, text: deed === 'stop-writing' ? answers.stopped : answers.done }
    case 'not-now':
      return { status: 409, text: answers.states[directed.state] }
    case 'refused':
      return { status: 422, text: answers.faults[directed.fault] }
    case 'unknown':
      return { status: 404, text: answers.unknown }
    default:
      return { status: 409, text: answers[directed.outcome] }
  }
}
