import { createPodcast } from '#content/create-podcast.ts'
import { place } from '#site/settings.ts'
import { Unbroken } from '#site/ui/unbroken.tsx'
import styles from './wizard.module.css'

const { websiteStep, emailStep, submittedStep, stepOf } = createPodcast
const { title, text, textSent, textElsewhere } = submittedStep
const steps = {
  1: websiteStep,
  2: emailStep,
  3: { title, text: place.requests.isOurs ? text : textElsewhere },
} as const

type StepFrameProps = {
  step: keyof typeof steps
  /** The episode has been sent: nobody need be told any more when it comes. */
  isSent: boolean
}

/** Where one is. The heading takes the focus when a step begins, and says the number with it. */
export function StepFrame({ step, isSent }: StepFrameProps) {
  const { title, text } = steps[step]
  return (
    <div className={styles.heading}>
      <p id="step" className={styles.count}>
        {stepOf(step)}
      </p>
      <h2 tabIndex={-1} aria-describedby="step">
        {title}
      </h2>
      <p className="quiet">
        <Unbroken text={step === 3 && isSent ? textSent : text} />
      </p>
    </div>
  )
}
