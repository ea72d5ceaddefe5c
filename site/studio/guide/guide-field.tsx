import type { ReactNode } from 'react'
import { guideWords as words } from '#content/studio-guide.ts'
import type { GuideFault } from '#domain/typed-guide.ts'
import styles from '#site/studio/new/fields.module.css'

type About = {
  id: string
  name: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = {
  name: string
  label: string
  fault?: GuideFault | undefined
  hint?: string | undefined
  children: (about: About) => ReactNode
}

/** A field with its name, what is wrong with it, and what to know before. */
export function GuideTextField({ name, label, fault, hint, children }: FieldProps) {
  const describedBy = [fault && `${name}-fault`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {children({
        id: name,
        name,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {fault && (
        <p id={`${name}-fault`} className={`small ${styles.fault}`}>
          {words.faults[fault]}
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
