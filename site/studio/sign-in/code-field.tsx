import { Field } from '#site/ui/field.tsx'

/** Six digits that telephones and password managers fill in. */
export const CodeField = ({ label, hint }: { label: string; hint?: string }) => (
  <Field
    id="code"
    name="code"
    label={label}
    hint={hint}
    inputMode="numeric"
    autoComplete="one-time-code"
    pattern="[0-9 ]{6,8}"
    maxLength={8}
    required
  />
)
