/** What forms of the desk may ask for. */
import { desk } from '#content/studio-desk.ts'
import type { Deed } from '#domain/desk.ts'
import {
  approveEpisode,
  holdEpisode,
  rejectEpisode,
  releaseEpisode,
  remakeEpisode,
  sendAgain,
} from '#operations/decide-episode.ts'
import { type Edited, editScript, undoEdit } from '#operations/edit-script.ts'
import type { Studio } from '#site/context.ts'
import { editFromForm } from './edit-from-form.ts'

/** `hear`: a sentence that has just changed. */
export type Answer = { isDone: boolean; text: string; hear?: string }

const { answers } = desk

export async function answerForm(studio: Studio, requestId: string, form: FormData): Promise<Answer> {
  const { operator, pool } = studio
  const wanted = { operator, requestId }
  const deed = String(form.get('deed'))
  if (deed === 'undo') return told(await undoEdit(pool, wanted))
  if (deed === 'edit') {
    const edit = editFromForm(form)
    if (typeof edit === 'string') return { isDone: false, text: edit || answers.invalid }
    const edited = await editScript(pool, { ...wanted, edit })
    return { ...told(edited), ...(edited.outcome === 'kept' && heard(form, edited.number)) }
  }
  const decide = decisions[deed as Exclude<Deed, 'edit'>] // an unknown one is undefined
  if (!decide) return { isDone: false, text: answers.invalid }
  const isDone = await decide(studio, requestId, form)
  if (typeof isDone === 'string') return { isDone: false, text: isDone }
  return { isDone, text: isDone ? answers.done : answers.late }
}

type Decide = (studio: Studio, requestId: string, form: FormData) => Promise<boolean | string>

const decisions: Record<Exclude<Deed, 'edit'>, Decide> = {
  approve: async ({ pool, operator }, requestId, form) => {
    const audioHash = String(form.get('audio'))
    if (!/^[0-9a-f]{64}$/.test(audioHash)) return answers.invalid
    const approved = await approveEpisode(pool, { operator, requestId, audioHash })
    return approved === 'unsupported' ? answers.unsupported : approved
  },
  hold: ({ pool, operator }, requestId) => holdEpisode(pool, { operator, requestId }),
  release: ({ pool, operator }, requestId) => releaseEpisode(pool, { operator, requestId }),
  remake: ({ pool, operator }, requestId) => remakeEpisode(pool, { operator, requestId }),
  'send-again': ({ pool, operator }, requestId) => sendAgain(pool, { operator, requestId }),
  reject: async ({ pool, operator }, requestId, form) => {
    const reason = String(form.get('reason')).replace(/\s+/g, ' ').trim().toWellFormed()
    if (reason.length < 10 || reason.length > 500) return answers.reason
    return rejectEpisode(pool, { operator, requestId, reason })
  },
}

function told(edited: Edited): Answer {
  if (edited.outcome === 'kept') return { isDone: true, text: answers.kept }
  const text =
    edited.outcome === 'changed'
      ? answers.changed(edited.by ?? answers.somebody, edited.is)
      : answers[edited.outcome]
  return { isDone: false, text }
}

/** Which sentence whoever has made this change wants to hear. */
function heard(form: FormData, number: number): { hear?: string } {
  const kind = form.get('kind')
  if (kind === 'add') return { hear: `e${number}` }
  return kind === 'say' || kind === 'speak' ? { hear: String(form.get('sentence')) } : {}
}
