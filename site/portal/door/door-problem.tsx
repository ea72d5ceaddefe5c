import type { z } from 'zod'
import { portalDoor as words } from '#content/portal-door.ts'
import styles from '#site/portal/portal.module.css'
import type { doorAnswer } from './answers.ts'

type Told = z.output<typeof doorAnswer>

/** Why it did not open, where the eye is. */
export function DoorProblem({ told }: { told: Told | undefined }) {
  if (!told) return null
  return (
    <p role="alert" className={styles.trouble}>
      {sentenceOf(told)}
    </p>
  )
}

function sentenceOf({ problem, minutes }: Told): string {
  if (problem === 'wait') return words.wait(minutes)
  if (problem === 'email') return words.noEmail
  return problem === 'wrong' ? words.wrong : words.dead.text
}
