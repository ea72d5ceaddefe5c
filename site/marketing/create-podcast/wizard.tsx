import { useState } from 'react'
import { progressLines } from '#domain/request.ts'
import { Toasts } from '#site/ui/toast.tsx'
import { useToasts } from '#site/ui/use-toasts.ts'
import { EmailStep } from './email-step.tsx'
import { MadeEpisode } from './made-episode.tsx'
import { NeedsScript } from './needs-script.tsx'
import type { RequestSource } from './send-request.ts'
import { StepFrame } from './step-frame.tsx'
import { SubmittedStep } from './submitted-step.tsx'
import { useProgress } from './use-progress.ts'
import { useWizard } from './use-wizard.ts'
import { WebsiteStep } from './website-step.tsx'
import { WebsiteWave } from './website-wave.tsx'
import styles from './wizard.module.css'
import { stepOf } from './wizard-state.ts'

/** Two questions and an answer. Everything that moves on the page is in here. */
export function Wizard({ source }: { source?: RequestSource }) {
  const { toasts, announce } = useToasts()
  const clear = () => {
    for (const { id } of toasts.messages) toasts.onClose(id)
  }
  const { wizard, place, ...can } = useWizard(source, { announce, clear })
  const [typed, setTyped] = useState('')
  const progress = useProgress(wizard.at === 'submitted' ? wizard.ticket : undefined)

  return (
    <div className={styles.wizard} ref={place}>
      <WebsiteWave
        website={wizard.at === 'website' ? typed : wizard.website}
        isTaken={wizard.at !== 'website'}
        quartersDone={progressLines.map((line) => progress.done.includes(line))}
      />
      <div className={`night ${styles.desk}`}>
        <div className={`wrap ${styles.step}`}>
          <StepFrame step={stepOf(wizard)} isSent={progress.done.includes('email')} />
          {wizard.at === 'submitted' ? (
            <>
              <MadeEpisode request={wizard} making={progress.making} />
              <SubmittedStep request={wizard} progress={progress} onAgain={can.startAnew} />
            </>
          ) : wizard.at === 'email' || wizard.at === 'submitting' ? (
            <EmailStep wizard={wizard} onEnter={can.enterEmail} onBack={can.goBack} />
          ) : (
            <WebsiteStep wizard={wizard} typed={typed} onType={setTyped} onEnter={can.enterWebsite} />
          )}
          <NeedsScript />
        </div>
      </div>
      <Toasts {...toasts} />
    </div>
  )
}
