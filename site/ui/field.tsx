import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './field.module.css'

type FieldProps = InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement> & {
  /** More than one: an answer in sentences. */
  rows?: number
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** A quiet second line under the error that says what to do. */
  advice?: ReactNode
}

export function Field({ id, label, hint, error, advice, rows, ...input }: FieldProps) {
  const Input = rows ? 'textarea' : 'input'
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="small quiet">
          {hint}
        </p>
      )}
      <Input
        {...(rows && { rows })}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...input}
      />
      {error && (
        <p id={`${id}-error`} className={`small ${styles.error}`}>
          {error}
          {advice && <span className="quiet">{advice}</span>}
        </p>
      )}
    </div>
  )
}
