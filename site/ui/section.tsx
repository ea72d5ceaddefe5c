import type { ReactNode } from 'react'
import styles from './section.module.css'

type SectionProps = {
  id?: string
  kicker?: string | undefined
  title: string
  text?: string | undefined
  /** How the heading stands to its content: above it, or beside it and staying in view. */
  layout?: 'above' | 'beside'
  ground?: 'paper' | 'card' | 'night'
  /** What the section is for, where its heading is free. */
  role?: string
  children: ReactNode
}

export function Section({
  id,
  kicker,
  title,
  text,
  layout = 'above',
  ground = 'paper',
  role,
  children,
}: SectionProps) {
  const isNight = ground === 'night'
  return (
    <section
      id={id}
      data-role={role}
      className={`${styles.section} ${isNight ? 'night' : (styles[ground] ?? '')}`}
    >
      <div className={`wrap ${styles[layout]}`}>
        <div className={styles.heading}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h2>{title}</h2>
          {text && <p className="quiet lead">{text}</p>}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  )
}
