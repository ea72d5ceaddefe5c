/** What the settings' screen answers to a form: the form once more, or a look at what saving would do. */
import { z } from 'zod'
import { settingFaults } from '#domain/setting-kinds.ts'

const texts = z.record(z.string(), z.string())
const changes = z.array(z.strictObject({ key: z.string(), from: z.string(), to: z.string() }))
const kept = z.strictObject({ attempt: z.string(), basedOn: z.number(), values: texts })

const formAnswer = kept.extend({
  view: z.literal('form'),
  faults: z.record(z.string(), z.enum(settingFaults)).exactOptional(),
  notice: z.literal('unchanged').exactOptional(),
  stale: z
    .strictObject({
      by: z.string().or(z.undefined()),
      number: z.number(),
      changes,
      conflicts: texts,
    })
    .exactOptional(),
})
const previewAnswer = kept.extend({
  view: z.literal('preview'),
  changes,
  candidate: z.string().or(z.undefined()),
})
export const settingsAnswer = z.discriminatedUnion('view', [formAnswer, previewAnswer])

export type Kept = z.infer<typeof kept>
export type ShownChange = z.infer<typeof changes>[number]
export type FormAnswer = z.infer<typeof formAnswer>
export type PreviewAnswer = z.infer<typeof previewAnswer>
export type SettingsAnswer = z.infer<typeof settingsAnswer>
