/** What somebody has sent, if it can be read: whatever else it is ends here, in a sentence and without a trace in the log. */
import { unfit } from '#content/unfit.ts'
import { withoutDirections } from '#domain/directions.ts'
import { isId } from '#domain/id.ts'
import { isKeepable, wholeNumber } from '#domain/keepable.ts'

export type Form = {
  /** Empty where the form has no such field. */
  text(name: string): string
  has(name: string): boolean
  id(name: string): string
  /** Undefined where nothing is written. */
  number(name: string): number | undefined
  texts(): Record<string, string>
  /** Of a field that may be sent several times. */
  all(name: string): string[]
  /** Undefined where nobody has chosen one. */
  file(name: string): File | undefined
}

/** What a form has found and would change is compared with what is kept, mark by mark. */
const found = 'was'

/** `files` are the fields that may hold one. */
export async function readForm(request: Request, files: readonly string[] = []): Promise<Form> {
  const sent = await request.formData().catch(() => refuse(unfit.form))
  const fields = new Map<string, string>()
  const sentFiles = new Map<string, File>()
  const all: [name: string, value: string][] = []
  for (const [name, value] of sent) {
    if (typeof value !== 'string') {
      if (!files.includes(name)) refuse(unfit.form)
      if (value.size > 0) sentFiles.set(name, value)
      continue
    }
    if (!isKeepable(name + value)) refuse(unfit.characters)
    const kept = name === found ? value : withoutDirections(value)
    all.push([name, kept])
    if (!fields.has(name)) fields.set(name, kept)
  }
  const text = (name: string) => fields.get(name) ?? ''
  return {
    text,
    has: (name) => fields.has(name),
    id: (name) => (isId(text(name)) ? text(name) : refuse(unfit.choice)),
    number: (name) => numberIn(text(name), unfit.choice),
    texts: () => Object.fromEntries(fields),
    all: (name) => all.flatMap(([each, value]) => (each === name ? [value] : [])),
    file: (name) => sentFiles.get(name),
  }
}

/** From the address: undefined where nothing is asked for. */
export const askedNumber = (request: Request, name: string) =>
  numberIn(new URL(request.url).searchParams.get(name) ?? '', unfit.number)

const numberIn = (text: string, sentence: string) =>
  text === '' ? undefined : (wholeNumber(text) ?? refuse(sentence))

export function refuse(sentence: string): never {
  throw new Response(sentence, { status: 400 })
}
