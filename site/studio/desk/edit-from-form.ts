import { type Edit, editSchema } from '#domain/draft/edit.ts'
import type { Form } from '#site/studio/read-form.ts'

/** What a form says, as an edit; or why it is none, in words for whoever filled it in. */
export function editFromForm(form: Form, operator: string): Edit | string {
  const { text } = form
  const maybe = (name: string) => text(name) || null
  const kind = text('kind')
  const raw: Record<string, unknown> = { ...form.texts(), kind }
  if (kind === 'add')
    Object.assign(raw, {
      after: maybe('after'),
      // The script itself gives it a name, and the ledger finds out what it rests on.
      sentence: { id: 'new', speaker: text('speaker'), text: text('text'), support: 'bridge' },
    })
  if (kind === 'pronounce') Object.assign(raw, { said: maybe('said'), was: maybe('was') })
  if (kind === 'cast') Object.assign(raw, { voice: maybe('voice'), was: maybe('was') })
  if (kind === 'theme' || kind === 'cover') Object.assign(raw, { was: Number(text('was')) })
  // Nobody answers in somebody else's name.
  if (kind === 'vouch') Object.assign(raw, { by: operator, was: maybe('was') })
  const parsed = editSchema.safeParse(raw)
  return parsed.success ? parsed.data : (parsed.error.issues[0]?.message ?? '')
}
