import type { ReactNode } from 'react'
import { brandIn } from '#content/brand.ts'
import { portal } from '#content/portal.ts'
import { BrandMark } from '#site/mark/brand-mark.tsx'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import styles from './portal.module.css'

/** The frame for who is not inside: one card, and nothing else to go to. */
export function PortalCard({ children }: { children: ReactNode }) {
  const { name } = brandIn(useSettings())
  return (
    <main id="main" className={styles.outside}>
      <p className={styles.mark}>
        <BrandMark pixels={24} /> <a href={paths.home()}>{name}</a> {portal.name}
      </p>
      <div className={styles.card}>{children}</div>
    </main>
  )
}
