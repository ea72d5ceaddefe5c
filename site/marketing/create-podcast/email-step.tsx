import { useState } from 'react'
import { contactEmail } from '#content/brand.ts'
import { createPodcast } from '#content/create-podcast.ts'
import { checkEmail } from '#domain/email-address.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import { Unbroken } from '#site/ui/unbroken.tsx'
import { WebsiteName } from './website-name.tsx'
import styles from './wizard.module.css'
import type { WizardState } from './wizard-state.ts'

const { emailStep: words, mailSubject } = createPodcast

type EmailStepProps = {
  wizard: Extract<WizardState, { at: 'email' | 'submitting' }>
  onEnter: (text: string) => void
  onBack: (text: string) => void
}

const emailIn = (form: HTMLFormElement | null) => String(form && new FormData(form).get('email'))

export function EmailStep({ wizard, onEnter, onBack }: EmailStepProps) {
  const isBusy = wizard.at === 'submitting'
  const trouble = isBusy ? undefined : wizard.trouble
  const [typed, setTyped] = useState(wizard.email)
  const isRefused = trouble === 'refused' && checkEmail(typed) === undefined
  return (
    <div className={styles.answers}>
      <p className={styles.chosen}>
        <span className="small quiet">{words.chosen}</span>
        <WebsiteName website={wizard.website} />
      </p>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onEnter(emailIn(event.currentTarget))
        }}
      >
        <Field
          id="email"
          name="email"
          type="email"
          label={words.label}
          hint={
            <>
              <Unbroken text={words.purpose} /> <a href={`${paths.privacy()}#sample`}>{words.privacy}</a>
            </>
          }
          inputMode="email"
          autoComplete="email"
          enterKeyHint="send"
          required
          readOnly={isBusy}
          defaultValue={wizard.email}
          onInput={(event) => setTyped(event.currentTarget.value)}
          error={isRefused ? words.invalid : undefined}
        />
        {trouble === 'failed' && <NotSent website={wizard.website} />}
        <p className={styles.actions}>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {isBusy ? words.busyButton : words.button}
          </Button>
          <Button
            look="line"
            aria-disabled={isBusy || undefined}
            onClick={(event) => onBack(emailIn(event.currentTarget.form))}
          >
            {words.back}
          </Button>
        </p>
        <p className="unseen" aria-live="polite">
          {isBusy && words.isBeingSent}
        </p>
      </form>
    </div>
  )
}

/** The toast says that it failed; this says what to do when it fails for good. */
function NotSent({ website }: { website: string }) {
  const { text, write, end } = words.failed
  const email = contactEmail(useSettings())
  const mail = `mailto:${email}?subject=${encodeURIComponent(mailSubject)}&body=${encodeURIComponent(website)}`
  return (
    <p className="small quiet">
      {text} <a href={mail}>{write}</a> {end}
    </p>
  )
}
