/** From the form to what the screen says about it. */

import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { settingsWords } from '#content/studio-settings.ts'
import { isMarkUpload, sizeOfUpload } from '#domain/mark-upload.ts'
import { own } from '#domain/own.ts'
import type { OwnerSettings } from '#domain/read-setting.ts'
import { isOnPages, ownerSettings, settingOf } from '#domain/settings.ts'
import type { SettingChange } from '#domain/settings-versions.ts'
import type { SettingFaults } from '#operations/check-settings.ts'
import { type ProposedSettings, proposeSettings } from '#operations/save-settings.ts'
import { type TakenMark, takeInMark } from '#pictures/mark/take-in-mark.ts'
import type { Publishing } from '#site/context.ts'
import type { Form } from '#site/studio/read-form.ts'
import { markFields } from './mark-fields.ts'
import type { FormAnswer, Kept, SettingsAnswer, ShownChange } from './settings-answer.ts'
import { typedValues } from './show-settings.ts'

type Draft = {
  intent: 'look' | 'edit' | 'save'
  basedOn: number
  typed: Record<string, string>
  /** Of what is not typed but sent. */
  faults?: SettingFaults
}

export async function readSettingsDraft(form: Form): Promise<Draft> {
  const { text } = form
  const intent = text('intent')
  const mark = await sentMark(form)
  return {
    intent: intent === 'save' || intent === 'edit' ? intent : 'look',
    basedOn: form.number('basedOn') ?? 0,
    typed: {
      ...Object.fromEntries(ownerSettings.map(({ key }) => [key, text(key)])),
      ...(mark?.ok && { 'brand.mark': mark.value }),
    },
    ...(mark?.ok === false && { faults: { 'brand.mark': mark.fault } }),
  }
}

/** The settings are only there when they could be saved. */
export async function answerTo(
  pool: pg.Pool,
  publishing: Publishing,
  { intent, basedOn, typed, faults }: Draft,
): Promise<{ answer: SettingsAnswer; settings?: OwnerSettings }> {
  const kept = { attempt: randomUUID(), basedOn, values: typed }
  if (intent === 'edit') return { answer: { view: 'form', ...kept } }
  const { defaults } = publishing
  const proposed = await proposeSettings(pool, { basedOn, typed, defaults })
  if (faults) {
    const others = proposed.outcome === 'faulty' ? proposed.faults : {}
    return { answer: { view: 'form', ...kept, faults: { ...others, ...faults } } }
  }
  if (proposed.outcome !== 'proposed') return { answer: { ...kept, ...refusal(proposed, defaults) } }
  const { settings, changes } = proposed
  const reachesPages = changes.some(({ key }) => isOnPages(settingOf(key)))
  const candidate = reachesPages && intent === 'look' ? publishing.prepare(settings) : undefined
  return {
    settings,
    answer: { view: 'preview', ...kept, changes: shownChanges(changes, defaults), candidate },
  }
}

async function sentMark(form: Form): Promise<TakenMark | undefined> {
  const file = form.file(markFields.file)
  if (file) return takeInMark(new Uint8Array(await file.arrayBuffer()))
  return form.has(markFields.drawn) ? { ok: true, value: '' } : undefined
}

type Refused = Exclude<ProposedSettings, { outcome: 'proposed' }>

function refusal(proposed: Refused, defaults: OwnerSettings): Omit<FormAnswer, keyof Kept> & Partial<Kept> {
  if (proposed.outcome === 'faulty') return { view: 'form', faults: proposed.faults }
  if (proposed.outcome === 'unchanged') return { view: 'form', notice: 'unchanged' }
  const { newest, merged, changedByThem, inConflict } = proposed
  const conflicts = shownChanges(inConflict, defaults).map(({ key, to }) => [key, to])
  return {
    view: 'form',
    basedOn: newest.number,
    values: typedValues({ ...defaults, ...merged }),
    stale: {
      by: newest.by,
      number: newest.number,
      changes: shownChanges(changedByThem, defaults),
      conflicts: Object.fromEntries(conflicts),
    },
  }
}

/** A picture by what it is, not by its bytes. */
const shortly = (value: string) =>
  isMarkUpload(value) ? settingsWords.mark.uploaded(sizeOfUpload(value)) : value

export function shownChanges(changes: readonly SettingChange[], defaults: OwnerSettings): ShownChange[] {
  const typed = (key: string, value: string | undefined) =>
    shortly(own(typedValues({ [key]: value ?? own(defaults, key) ?? '' }), key) ?? '')
  const order = ownerSettings.map(({ key }) => key)
  return changes
    .map(({ key, from, to }) => ({ key, from: typed(key, from), to: typed(key, to) }))
    .sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key))
}
