import type { ReactNode } from 'react'
import type { TypedField, TypedWishes } from '#domain/wishes.ts'
import type { WishFaults } from '#production/writer/judge-wishes.ts'
import { Field } from '#site/ui/field.tsx'
import { faultWords, labels } from './fault-words.ts'

export type TypedFields = { typed: TypedWishes; faults: WishFaults }
type TextFieldProps = TypedFields & {
  field: TypedField
  hint?: ReactNode
  inputMode?: 'tel' | 'text'
  rows?: number
}

/** One line of theirs, as it was typed. How long it may be is said, and judged here, never cut off in silence. */
export function MinuteTextField({ field, hint, typed, faults, inputMode = 'text', rows }: TextFieldProps) {
  return (
    <Field
      id={field}
      name={field}
      label={labels[field]}
      hint={hint}
      defaultValue={typed[field]}
      error={faultWords(faults.get(field))}
      inputMode={inputMode}
      autoComplete="off"
      {...(rows && { rows })}
    />
  )
}
