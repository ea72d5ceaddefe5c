/** How what is written is said: rules that each know a form, with examples of what becomes of it. */
export type Rule = {
  form: RegExp
  /** Undefined: this is not what it looks like. */
  say(found: RegExpExecArray): string | undefined
  examples: readonly (readonly [written: string, said: string])[]
}

type Span = { from: number; to: number; said: string }

/** The first rule that knows a stretch of the text has it; what no rule knows is said as it is written. */
export function spansIn(text: string, rules: readonly Rule[]): Span[] {
  const spans: Span[] = []
  for (const { form, say } of rules)
    for (const found of text.matchAll(everywhere(form))) {
      const [from, to] = [found.index, found.index + found[0].length]
      const isFree = to > from && spans.every((span) => to <= span.from || from >= span.to)
      const said = isFree ? say(found) : undefined
      if (said !== undefined) spans.push({ from, to, said })
    }
  return spans.sort((a, b) => a.from - b.from)
}

const global = new WeakMap<RegExp, RegExp>()
/** To compile a form takes longer than to look for it in a sentence. */
function everywhere(form: RegExp): RegExp {
  if (form.global) return form
  const known = global.get(form) ?? new RegExp(form, `${form.flags}g`)
  global.set(form, known)
  return known
}
