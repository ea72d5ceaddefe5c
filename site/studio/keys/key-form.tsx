import { Form } from 'react-router'
import { keysWords as words } from '#content/studio-keys.ts'
import { sources } from '#domain/told/source.ts'
import type { KeyPurpose, ShownKey } from '#domain/vendor-key.ts'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import type { KeyAnswer } from './key-answer.ts'
import styles from './keys.module.css'

type Wanted = {
  shown: Pick<ShownKey, 'purpose'> & { name: string; says: readonly string[]; isEntered: boolean }
  answer: KeyAnswer | undefined
}

export function KeyForm({ shown: { purpose, name, says, isEntered }, answer }: Wanted) {
  const title = words.purposes[purpose]
  return (
    <section className={styles.key} aria-labelledby={purpose}>
      <h2 id={purpose}>{title}</h2>
      <p className={styles.name}>{name}</p>
      {says.map((sentence) => (
        <p key={sentence} className="small quiet">
          {sentence}
        </p>
      ))}
      <Form method="post" className={styles.form} preventScrollReset>
        <input type="hidden" name="purpose" value={purpose} />
        <KeyFields purpose={purpose} fault={answer?.isFault ? words.told[answer.told] : undefined} />
        <div className={styles.deeds}>
          <Deed intent="enter" label={words.enter} title={title} />
          <Deed intent="try" label={words.tryIt} title={title} />
          {isEntered && <Deed intent="remove" label={words.remove} title={title} />}
        </div>
      </Form>
      {answer && !answer.isFault && (
        <p className={styles.told} data-told={answer.told}>
          {words.told[answer.told]} {answer.reason && <span className="quiet">{answer.reason}</span>}
        </p>
      )}
    </section>
  )
}

const KeyFields = ({ purpose, fault }: { purpose: KeyPurpose; fault: string | undefined }) => (
  <>
    {purpose === 'storage' && (
      <Field
        id={`${purpose}-name`}
        name="name"
        label={words.accessKey}
        autoComplete="off"
        spellCheck={false}
      />
    )}
    <Field
      id={`${purpose}-key`}
      name="key"
      type="password"
      label={labels.get(purpose) ?? words.key}
      autoComplete="new-password"
      error={fault}
    />
  </>
)

const labels = new Map<KeyPurpose, string>([
  ['mail', words.password],
  ['storage', words.secretKey],
  ...sources.map((source) => [source, words.signingSecret] as const),
])

const Deed = ({ intent, label, title }: { intent: string; label: string; title: string }) => (
  <Button
    type="submit"
    name="intent"
    value={intent}
    look={intent === 'enter' ? 'signal' : 'line'}
    isSmall
    aria-label={words.deedFor(label, title)}
  >
    {label}
  </Button>
)
