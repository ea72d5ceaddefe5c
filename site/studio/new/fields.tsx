import type { InputHTMLAttributes, ReactNode } from 'react'
import { newRequest as words } from '#content/studio-new.ts'
import type { BriefFaults, BriefField } from '#domain/brief.ts'
import styles from './fields.module.css'

/** Of whichever form has a field of this name. */
export type FieldProps = {
  name: BriefField
  typed: Partial<Record<BriefField, string>>
  faults: BriefFaults
}

export function LineField({
  name,
  typed,
  faults,
  ...input
}: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>) {
  return (
    <Described name={name} faults={faults}>
      {(about) => <input {...about} defaultValue={typed[name]} spellCheck={false} {...input} />}
    </Described>
  )
}

export function RequestTextField({ name, typed, faults, rows }: FieldProps & { rows: number }) {
  return (
    <Described name={name} faults={faults}>
      {(about) => <textarea {...about} rows={rows} defaultValue={typed[name]} />}
    </Described>
  )
}

export function TickField({ name, typed, faults }: FieldProps) {
  return (
    <Described name={name} faults={faults} className={styles.tick}>
      {(about) => <input {...about} type="checkbox" value="yes" defaultChecked={Boolean(typed[name])} />}
    </Described>
  )
}

type Option = { value: string; label: string }

export function ChoiceField({ name, typed, faults, options }: FieldProps & { options: readonly Option[] }) {
  return (
    <Described name={name} faults={faults}>
      {(about) => (
        <select {...about} defaultValue={typed[name]}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Described>
  )
}

type About = {
  id: string
  name: BriefField
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}
type DescribedProps = {
  name: BriefField
  faults: BriefFaults
  className?: string | undefined
  children: (about: About) => ReactNode
}

/** A field with its name, what to know before, and what is wrong with it. */
function Described({ name, faults, className = '', children }: DescribedProps) {
  const [hint, fault] = [words.hints[name], faults[name]]
  const describedBy = [fault && `${name}-fault`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={name}>{words.fields[name]}</label>
      {children({
        id: name,
        name,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {fault && (
        <p id={`${name}-fault`} className={`small ${styles.fault}`}>
          {words.faults[name][fault]}
        </p>
      )}
      {hint && (
        <p id={`${name}-hint`} className="small quiet">
          {hint}
        </p>
      )}
    </div>
  )
}
