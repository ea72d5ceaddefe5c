/** What a vendor is asked with: instructions, material, task, in this order, so that its cache knows the beginning. */
import type { Asking } from './ask.ts'
import { formOf } from './form.ts'
import type { LanguageModel } from './language-model.ts'
import type { ModelQuestion } from './model.ts'
import { modelVendorNamed } from './model-vendors.ts'
import { roomForAnswer } from './room-for.ts'
import type { ModelVendor } from './vendor.ts'

type Options = Parameters<LanguageModel['doStream']>[0]
type Schema = NonNullable<Extract<NonNullable<Options['responseFormat']>, { type: 'json' }>['schema']>

/** Room for thoughts beside the answer, for models that think. */
const tokensToThink = 16_000

/** `again`: what was wrong with the answer before. */
export function optionsFor<T>(asking: Asking, question: ModelQuestion<T>, again: string): Options {
  const { settings, learned } = asking
  const { unchanging, besides } = modelVendorNamed(settings.kind)
  const form = formOf(question.schema, question.label)
  const inWords = again !== '' || learned.form !== 'schema'
  const task = [question.task, again, inWords ? formInWords(form.schema) : ''].filter(Boolean).join('\n\n')
  const wanted = question.mostTokens + (learned.thinks ? tokensToThink : 0)
  return {
    prompt: promptOf(unchanging, question, task),
    maxOutputTokens: Math.min(wanted, learned.mostTokens, roomForAnswer(asking, question)),
    ...(learned.takesTemperature && { temperature: question.temperature }),
    ...(learned.form === 'schema' && {
      responseFormat: { type: 'json', name: form.name, schema: form.schema as Schema }, // made from JSON Schema
    }),
    ...(learned.form === 'json' && { responseFormat: { type: 'json' } }),
    ...(besides && { providerOptions: besides(question) }),
  }
}

const formInWords = (schema: object) =>
  `Answer with one JSON object alone, nothing before and nothing after it, in the form of this JSON Schema:\n${JSON.stringify(schema)}`

/** Some are told where the unchanging parts end; the others find that out by themselves. */
function promptOf(
  unchanging: ModelVendor['unchanging'],
  { instructions, material }: Pick<ModelQuestion<unknown>, 'instructions' | 'material'>,
  task: string,
): Options['prompt'] {
  const text = (words: string) => ({ type: 'text' as const, text: words })
  if (!unchanging)
    return [
      { role: 'system', content: instructions },
      { role: 'user', content: [text([material, task].filter(Boolean).join('\n\n'))] },
    ]
  const cached = { providerOptions: unchanging }
  return [
    { role: 'system', content: instructions, ...cached },
    { role: 'user', content: [...(material ? [{ ...text(material), ...cached }] : []), text(task)] },
  ]
}
