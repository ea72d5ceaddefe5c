/** Who writes: our own rules, or models and what they may cost. */
import type { ReadSetting } from '#server/config.ts'
import { modelVendors } from '#vendors/models/model-vendors.ts'
import type { ModelPart } from '#vendors/models/vendor.ts'

export type Vendor = Record<ModelPart, string | undefined>

export type WriterSettings = Vendor & {
  /** `rules`, or a folder of `vendors/models/`. */
  kind: string
  smallModel: string | undefined
  judge: Vendor & { kind: string | undefined }
  seconds: number
  /** In dollars. */
  ceiling: number
  dayCeiling: number
}

const needsOf = (kind: string): readonly ModelPart[] => modelVendors.get(kind)?.needs ?? []

export const readWriter = (read: ReadSetting): WriterSettings => ({
  kind: read('WRITER') ?? 'rules',
  model: read('WRITER_MODEL'),
  key: read('WRITER_KEY'),
  url: read('WRITER_URL'),
  smallModel: read('WRITER_SMALL_MODEL'),
  judge: {
    kind: read('WRITER_JUDGE'),
    model: read('WRITER_JUDGE_MODEL'),
    key: read('WRITER_JUDGE_KEY'),
    url: read('WRITER_JUDGE_URL'),
  },
  seconds: Number(read('WRITER_SECONDS')),
  ceiling: Number(read('WRITER_CEILING')),
  dayCeiling: Number(read('WRITER_DAY_CEILING')),
})

export const needsKey = (kind: string) => needsOf(kind).includes('key')

/** What is missing, or does not go together, as sentences. A key may come from the studio. */
export function writerFaults(writer: WriterSettings): string[] {
  const { kind, judge } = writer
  const faults = [
    unknown('WRITER', kind, ['rules']),
    unknown('WRITER_JUDGE', judge.kind, []),
    missing('WRITER', kind, writer),
  ]
  const isJudged = Object.values(judge).some(Boolean)
  if (isJudged && kind === 'rules')
    faults.push('WRITER_JUDGE and its settings need a WRITER that is a model.')
  else if (isJudged) faults.push(missing('WRITER_JUDGE', judge.kind ?? kind, judgeOf(writer)))
  if (writer.dayCeiling < writer.ceiling)
    faults.push('WRITER_DAY_CEILING must not be less than WRITER_CEILING.')
  return faults.filter((fault) => fault !== undefined)
}

function unknown(name: string, kind: string | undefined, besides: readonly string[]): string | undefined {
  const known = [...besides, ...modelVendors.keys()]
  return kind === undefined || known.includes(kind) ? undefined : `${name} must be ${anyOf.format(known)}.`
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

function missing(name: string, kind: string, vendor: Vendor): string | undefined {
  const names = needsOf(kind)
    .filter((part) => part !== 'key' && !vendor[part])
    .map((part) => `${name}_${part.toUpperCase()}`)
  return names.length > 0 ? `${name}=${kind} needs ${names.join(' and ')}.` : undefined
}

/** Where the judge is of the writer’s own kind, what was not said for it is the writer’s. */
export function judgeOf(writer: WriterSettings): Vendor {
  const { kind, model, key, url, judge } = writer
  if (judge.kind && judge.kind !== kind) return judge
  return {
    model: judge.model ?? model,
    key: judge.key ?? (isJudgeElsewhere(writer) ? undefined : key),
    url: judge.url ?? url,
  }
}

/** Then it never sees the writer’s key. */
export const isJudgeElsewhere = ({ kind, url, judge }: WriterSettings) =>
  (judge.kind ?? kind) !== kind || (judge.url ?? url) !== url
