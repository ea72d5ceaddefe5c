import { tooLittle } from '#content/unreadable-reasons.ts'
import { talkOrRead } from '#production/conversation/talk-or-read.ts'
import { withHosts } from '#production/writer/hosts.ts'
import { programmeOf } from '#production/writer/programme-of.ts'
import { materialOf } from './material.ts'
import { materialForModel } from './material-for-model.ts'
import type { Finished, Order, Result } from './step.ts'

/** A model that cannot write this one leaves it to the programme: an episode was promised. */
export async function writeScriptStep(
  order: Order,
  finished: Finished,
): Promise<Result<Finished['write-script']>> {
  const { vendors, signal, brief, wishes, guide, requestId } = order
  const { writing } = vendors
  const material = materialOf(order, finished)
  const programme = programmeOf(material, wishes)
  const speakers = brief?.hosts ?? 2
  const remark = (text: string) => vendors.remark?.(requestId, text)
  const desk = writing && { ...writing, book: writing.bookOf(requestId), signal, remark }
  const told = await talkOrRead(desk, {
    material: materialForModel(material, finished.plan),
    programme: programme.outcome === 'written' ? withHosts(programme.script, speakers) : undefined,
    speakers,
    seconds: brief?.minutes ? brief.minutes * 60 : undefined,
    guide: guide ?? undefined,
    barred: wishes ? 'What somebody has chosen is read as it stands.' : undefined,
  })
  if (told.outcome === 'written') return { outcome: 'done', output: told.script }
  if (told.outcome === 'wait') return told
  return { outcome: 'give-up', code: 'too-little', reason: tooLittle(material.host, material.language) }
}
