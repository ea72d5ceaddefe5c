import { Form } from 'react-router'
import { showWords as words } from '#content/studio-shows.ts'
import { appleCategories } from '#domain/apple-categories.ts'
import { own } from '#domain/own.ts'
import type { PublicShow, ShowTexts } from '#domain/public-show.ts'
import { type ShowField, showRules } from '#domain/show-rules.ts'
import screen from '#site/studio/screen.module.css'
import { Button } from '#site/ui/button.tsx'

type Props = {
  /** Null: nobody has filled it in. */
  show: PublicShow | null
  known: Partial<ShowTexts>
  broken: readonly string[]
  typed: Readonly<Record<string, string>>
}

const fields = [
  ...(['title', 'slug', 'description', 'category'] as const),
  ...(['language', 'author', 'website', 'ownerEmail'] as const),
]

export function ShowFields({ show, known, broken, typed }: Props) {
  return (
    <Form method="post" className={screen.part}>
      {fields.map((field) => (
        <OneField
          key={field}
          field={field}
          value={own(typed, field) ?? show?.[field] ?? known[field] ?? ''}
          broken={broken}
        />
      ))}
      <Button type="submit" name="intent" value="save">
        {words.save}
      </Button>
    </Form>
  )
}

type OneProps = { field: keyof ShowTexts; value: string; broken: readonly string[] }

/** What is wrong with it stands beside it. */
function OneField({ field, value, broken }: OneProps) {
  const findings = findingsOf(field, broken)
  const hint = own<string>(words.hints, field)
  const said = [hint && `${field}-hint`, findings.length > 0 && `${field}-findings`].filter(Boolean).join(' ')
  const input = {
    id: field,
    className: screen.input,
    name: field,
    defaultValue: value,
    'aria-describedby': said || undefined,
    'aria-invalid': findings.length > 0 || undefined,
  }
  return (
    <div className={screen.field}>
      <label className={screen.label} htmlFor={field}>
        {words.fields[field]}
      </label>
      <Control field={field} input={input} />
      {hint && (
        <p id={`${field}-hint`} className="small quiet">
          {hint}
        </p>
      )}
      {findings.length > 0 && (
        <p id={`${field}-findings`} className={screen.said}>
          {findings.join(' ')}
        </p>
      )}
    </div>
  )
}

function Control({ field, input }: { field: keyof ShowTexts; input: object }) {
  if (field === 'description') return <textarea rows={6} {...input} />
  if (field === 'category')
    return (
      <select {...input}>
        <option value="">{words.choose}</option>
        {appleCategories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </select>
    )
  return <input autoComplete="off" {...input} />
}

function findingsOf(field: ShowField, broken: readonly string[]): string[] {
  // The cast: entries forget the names of what they list.
  const rules = Object.entries(showRules) as [keyof typeof showRules, { field: ShowField }][]
  return rules
    .filter(([rule, { field: mends }]) => mends === field && broken.includes(rule))
    .map(([rule]) => words.findings[rule])
}
