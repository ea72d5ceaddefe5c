import { clientWords as words } from '#content/studio-clients.ts'
import type { Standing } from '#domain/standing.ts'
import styles from './clients.module.css'

const looks: Partial<Record<Standing, 'act' | 'good'>> = {
  disputed: 'act',
  'past-due': 'act',
  paying: 'good',
}

/** A word first; colour only beside it. */
export const StandingMark = ({ standing }: { standing: Standing }) => (
  <span className={styles.mark} data-look={looks[standing]}>
    {words.standings[standing]}
  </span>
)
