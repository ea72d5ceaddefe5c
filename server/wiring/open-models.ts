import type { Model, Models } from '#vendors/models/model.ts'
import { type ModelSettings, openModel } from '#vendors/models/open-model.ts'
import { judgeOf, type Vendor, type WriterSettings } from './writer-config.ts'

/** Undefined: our own rules write. The key is asked for with each question. */
export function askModels(config: { readonly writer: WriterSettings }): Models | undefined {
  const first = openModels(config.writer)
  if (!first) return undefined
  const asking = (role: keyof Models): Model => {
    const now = () => (openModels(config.writer) ?? first)[role]
    return {
      ...first[role],
      ask: (question) => now().ask(question),
      traits: async () => (await now().traits?.()) ?? { takesSchemas: true },
    }
  }
  const large = asking('large')
  const small = first.small === first.large ? large : asking('small')
  // One that is named has a key of its own, or may get one.
  return { large, small, judge: Object.values(config.writer.judge).some(Boolean) ? asking('judge') : large }
}

const opened = new WeakMap<WriterSettings, Models>()

/** With these very keys. What is the same model is opened once, and learns for all. */
export function openModels(writer: WriterSettings): Models | undefined {
  const known = opened.get(writer)
  if (known || writer.kind === 'rules') return known
  const models = modelsOf(writer, writer.kind)
  opened.set(writer, models)
  return models
}

function modelsOf(writer: WriterSettings, kind: ModelSettings['kind']): Models {
  const { smallModel, judge } = writer
  const opened = new Map<string, Model>()
  const open = (of: ModelSettings['kind'], { model, key, url }: Vendor): Model => {
    const same = [of, model, key, url].join(' ')
    const settings = { kind: of, model: model ?? '', seconds: writer.seconds }
    const found = opened.get(same) ?? openModel({ ...settings, ...(key && { key }), ...(url && { url }) })
    opened.set(same, found)
    return found
  }
  return {
    large: open(kind, writer),
    small: open(kind, { ...writer, model: smallModel ?? writer.model }),
    judge: open(judge.kind ?? kind, judgeOf(writer)),
  }
}
