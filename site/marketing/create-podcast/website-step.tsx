import { useLayoutEffect, useRef } from 'react'
import { contactEmail } from '#content/brand.ts'
import { createPodcast } from '#content/create-podcast.ts'
import { isOwnMachine } from '#domain/own-machine.ts'
import { checkWebsite, type WebsiteFault } from '#domain/website-address.ts'
import { paths } from '#site/paths.ts'
import { place, useSettings } from '#site/settings.ts'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import styles from './wizard.module.css'
import type { WizardState } from './wizard-state.ts'

const { websiteStep: words } = createPodcast

type WebsiteStepProps = {
  wizard: Extract<WizardState, { at: 'website' | 'processing' }>
  typed: string
  onType: (text: string) => void
  onEnter: (text: string) => void
}

const isOnOwnMachine = isOwnMachine(place.origin)

const websiteIn = (form: HTMLFormElement | null) => String(form && new FormData(form).get('website'))

export function WebsiteStep({ wizard, typed, onType, onEnter }: WebsiteStepProps) {
  const isBusy = wizard.at === 'processing'
  const fault = !isBusy && wizard.fault && !checkWebsite(typed).ok ? wizard.fault : undefined
  const form = useRef<HTMLFormElement>(null)

  // The field may hold what was typed before React came, what a link brought, or what Back returned to.
  useLayoutEffect(() => onType(websiteIn(form.current)), [onType])

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onEnter(websiteIn(event.currentTarget))
      }}
    >
      <Field
        id="website"
        name="website"
        label={words.label}
        hint={isOnOwnMachine && words.sample}
        placeholder={words.placeholder}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        required
        readOnly={isBusy}
        defaultValue={wizard.website}
        onInput={(event) => onType(event.currentTarget.value)}
        error={fault && errors[fault]}
        advice={fault === 'long-ending' && <LongEnding />}
      />
      <p className={styles.actions}>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? words.busyButton : words.button}
        </Button>
      </p>
    </form>
  )
}

const errors: Record<WebsiteFault, string> = {
  missing: words.missing,
  invalid: words.invalid,
  'long-ending': words.invalid,
}

/** A quarter of all endings are longer than the rule allows; nobody shall be lost over it. */
function LongEnding() {
  const { question, call, or, write } = words.longEnding
  return (
    <>
      {question} <a href={paths.contact()}>{call}</a> {or}{' '}
      <a href={`mailto:${contactEmail(useSettings())}`}>{write}</a>.
    </>
  )
}
