/** From the form to what the screen says about it. */

import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { settingFields } from '#content/settings/fields.ts'
import { own } from '#domain/own.ts'
import type { OwnerSettings } from '#domain/setting.ts'
import type { SettingChange } from '#domain/settings-versions.ts'
import { type ProposedSettings, proposeSettings } from '#operations/propose-settings.ts'
import type { Publishing } from '#site/context.ts'
import type { Form } from '#site/studio/read-form.ts'
import type { FormAnswer, Kept, SettingsAnswer, ShownChange } from './settings-answer.ts'
import { typedValues } from './show-settings.ts'

export type Draft = {
  intent: 'look' | 'edit' | 'save'
  basedOn: number
  typed: Record<string, string>
}

export function readDraft(form: Form): Draft {
  const { text } = form
  const intent = text('intent')
  return {
    intent: intent === 'save' || intent === 'edit' ? intent : 'look',
    basedOn: form.number('basedOn') ?? 0,
    typed: Object.fromEntries(settingFields.map(({ key }) => [key, text(key)])),
  }
}

/** The settings are only there when they could be saved. */
export async function answerTo(
  pool: pg.Pool,
  publishing: Publishing,
  { intent, basedOn, typed }: Draft,
): Promise<{ answer: SettingsAnswer; settings?: OwnerSettings }> {
  const kept = { attempt: randomUUID(), basedOn, values: typed }
  if (intent === 'edit') return { answer: { view: 'form', ...kept } }
  const { defaults } = publishing
  const proposed = await proposeSettings(pool, { basedOn, typed, defaults })
  if (proposed.outcome !== 'proposed') return { answer: { ...kept, ...refusal(proposed, defaults) } }
  const { settings, changes } = proposed
  const reachesPages = changes.some(({ key }) => reachOf(key) !== 'at-once')
  const candidate = reachesPages && intent === 'look' ? publishing.prepare(settings) : undefined
  return {
    settings,
    answer: { view: 'preview', ...kept, changes: shownChanges(changes, defaults), candidate },
  }
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

export function shownChanges(changes: readonly SettingChange[], defaults: OwnerSettings): ShownChange[] {
  const typed = (key: string, value: string | undefined) =>
    own(typedValues({ [key]: value ?? own(defaults, key) ?? '' }), key) ?? ''
  const order = settingFields.map(({ key }) => key)
  return changes
    .map(({ key, from, to }) => ({ key, from: typed(key, from), to: typed(key, to) }))
    .sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key))
}

const reachOf = (key: string) => settingFields.find((field) => field.key === key)?.reaches
