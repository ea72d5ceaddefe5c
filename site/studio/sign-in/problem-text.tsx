import { signIn } from '#content/studio-sign-in.ts'
import type { Problem } from './answers.ts'
import styles from './sign-in.module.css'

const words: Record<Exclude<Problem, 'wait'>, string> = {
  passkey: signIn.passkey.wrong,
  'no-scripts': signIn.passkey.noScripts,
  code: signIn.check.wrong,
  email: signIn.link.malformed,
}

type Told = { problem?: Problem | undefined; minutes: number }

/** What went wrong with the form before. */
export function ProblemText({ told }: { told: Told | undefined }) {
  if (!told?.problem) return null
  return (
    <p role="alert" className={styles.trouble}>
      {told.problem === 'wait' ? signIn.wait(told.minutes) : words[told.problem]}
    </p>
  )
}
