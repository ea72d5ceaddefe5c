import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { signIn } from '#content/studio-sign-in.ts'
import type { PasskeyPurpose } from '#operations/sign-in/begin-passkey.ts'
import { Button } from '#site/ui/button.tsx'
import styles from './sign-in.module.css'

type PasskeyFormProps = {
  purpose: PasskeyPurpose
  /** Where the browser learns what to ask its authenticator. */
  options: string
  label: string
  isSmall?: boolean
  children?: ReactNode
}

const words = signIn.passkey

/** Asks the authenticator, then posts its answer like any other form. */
export function PasskeyForm({ purpose, options, label, isSmall, children }: PasskeyFormProps) {
  const submit = useSubmit()
  const [trouble, setTrouble] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    setBusy(true)
    setTrouble('')
    try {
      fields.set('answer', JSON.stringify(await askAuthenticator(purpose, options)))
      await submit(fields, { method: 'post' })
    } catch (error) {
      setTrouble(explained(error))
    }
    setBusy(false)
  }

  return (
    <Form method="post" className={styles.form} onSubmit={ask}>
      <input type="hidden" name="intent" value="passkey" />
      {children}
      <Button type="submit" isSmall={isSmall} aria-disabled={isBusy || undefined}>
        {isBusy ? words.busy : label}
      </Button>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
    </Form>
  )
}

class Waits extends Error {}

async function askAuthenticator(purpose: PasskeyPurpose, options: string) {
  const answer = await fetch(options, { method: 'POST', body: new URLSearchParams({ purpose }) })
  if (answer.status === 429)
    throw new Waits(signIn.wait(Math.ceil(Number(answer.headers.get('retry-after')) / 60)))
  if (!answer.ok) throw new Error(`The studio answers ${answer.status}.`)
  const optionsJSON = await answer.json()
  return purpose === 'add' ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON })
}

function explained(error: unknown): string {
  if (error instanceof Waits) return error.message
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return words.cancelled
  return name === 'InvalidStateError' ? words.already : words.unavailable
}
