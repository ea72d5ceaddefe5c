import type { ReactNode } from 'react'
import { studio } from '#content/studio.ts'
import { BrandMark } from '#site/mark/brand-mark.tsx'
import styles from './sign-in.module.css'

/** The frame for who is not at work yet, or not any more: one card, and nothing else to go to. */
export const StudioCard = ({ children }: { children: ReactNode }) => (
  <main id="main" className={styles.screen}>
    <p className={styles.mark}>
      <BrandMark pixels={24} /> {studio.name}
    </p>
    <div className={styles.card}>{children}</div>
  </main>
)
