import type { ReactNode } from 'react'
import styles from './badge.module.css'

export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'signal' | 'good' | 'ink'
  children: ReactNode
}) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}
