/** What forms of the desk may ask for. */
import { data } from 'react-router'
import { z } from 'zod'
import { desk } from '#content/studio-desk.ts'
import { unfit } from '#content/unfit.ts'
import { type Deed, isDeed } from '#domain/desk.ts'
import { own } from '#domain/own.ts'
import { assignRequest } from '#operations/assign-request.ts'
import { choosePassage } from '#operations/choose-passage.ts'
import {
  approveEpisode,
  holdEpisode,
  rejectEpisode,
  releaseEpisode,
  remakeEpisode,
  sendAgain,
  takeBackEpisode,
} from '#operations/decide-episode.ts'
import { type Edited, editScript, undoEdit } from '#operations/edit-script.ts'
import type { Studio } from '#site/context.ts'
import type { Form } from '#site/studio/read-form.ts'
import { choiceFromForm } from './choice-from-form.ts'
import { doForShow } from './client-action.ts'
import { editFromForm } from './edit-from-form.ts'

/** `hear`: a sentence that has just changed. */
export const deskAnswer = z.strictObject({
  isDone: z.boolean(),
  text: z.string(),
  hear: z.string().exactOptional(),
})
export type DeskAnswer = z.infer<typeof deskAnswer>

const { answers } = desk

export async function answerForm(studio: Studio, requestId: string, form: Form) {
  const { operator, pool } = studio
  const wanted = { operator, requestId }
  const deed = form.text('deed')
  if (deed === 'undo') return undone(await undoEdit(pool, wanted))
  if (deed === 'assign') {
    const { outcome } = await assignRequest({
      pool,
      operatorId: operator.id,
      requestId,
      to: form.text('to') || null,
    })
    return { isDone: outcome === 'done', text: outcome === 'done' ? desk.whose.given : answers.late }
  }
  const forShow = await doForShow(studio, requestId, form)
  if (forShow) return forShow
  if (!isDeed(deed)) return data({ isDone: false, text: unfit.choice }, 400)
  if (deed === 'edit' && form.has('choose')) {
    const choice = choiceFromForm(form)
    return choice
      ? told(await choosePassage(pool, { ...wanted, choice }))
      : { isDone: false, text: answers.none }
  }
  if (deed === 'edit') {
    const edit = editFromForm(form, operator.name)
    if (typeof edit === 'string') return { isDone: false, text: edit || answers.invalid }
    const edited = await editScript(pool, { ...wanted, edit })
    return { ...told(edited), ...(edited.outcome === 'kept' && heard(form, edited.number)) }
  }
  const isDone = await decisions[deed](studio, requestId, form)
  if (typeof isDone === 'string') return { isDone: false, text: isDone }
  return { isDone, text: isDone ? (own(doneWords, deed) ?? answers.done) : answers.late }
}

/** What is told of it where there is more to tell than that it is done. */
const doneWords: Partial<Record<Deed, string>> = {
  approve: answers.approve,
  'take-back': answers['take-back'],
}

type Decide = (studio: Studio, requestId: string, form: Form) => Promise<boolean | string>

const decisions: Record<Exclude<Deed, 'edit'>, Decide> = {
  approve: async ({ pool, operator }, requestId, form) => {
    const audioHash = form.text('audio')
    if (!/^[0-9a-f]{64}$/.test(audioHash)) return answers.invalid
    const approved = await approveEpisode(pool, { operator, requestId, audioHash })
    return approved === 'unsupported' ? answers.unsupported : approved
  },
  'take-back': ({ pool, operator }, requestId) => takeBackEpisode(pool, { operator, requestId }),
  hold: ({ pool, operator }, requestId) => holdEpisode(pool, { operator, requestId }),
  release: ({ pool, operator }, requestId) => releaseEpisode(pool, { operator, requestId }),
  remake: ({ pool, operator }, requestId) => remakeEpisode(pool, { operator, requestId }),
  'send-again': ({ pool, operator }, requestId) => sendAgain(pool, { operator, requestId }),
  reject: async ({ pool, operator }, requestId, form) => {
    const reason = form.text('reason').replace(/\s+/g, ' ').trim()
    if (reason.length < 10 || reason.length > 500) return answers.reason
    return rejectEpisode(pool, { operator, requestId, reason })
  },
}

export function told(edited: Edited): DeskAnswer {
  switch (edited.outcome) {
    case 'kept':
      return { isDone: true, text: answers.kept }
    case 'changed':
      return { isDone: false, text: answers.changed(edited.by ?? answers.somebody, edited.is) }
    case 'refused':
      return { isDone: false, text: answers.refused(edited.reason) }
    default:
      return { isDone: false, text: answers[edited.outcome] }
  }
}

const undone = (edited: Edited): DeskAnswer =>
  edited.outcome === 'kept' ? { isDone: true, text: answers.undone } : told(edited)

/** Which sentence whoever has made this change wants to hear. */
function heard(form: Form, number: number): { hear?: string } {
  const kind = form.text('kind')
  if (kind === 'add') return { hear: `e${number}` }
  return kind === 'say' || kind === 'speak' ? { hear: form.text('sentence') } : {}
}
