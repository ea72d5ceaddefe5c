import { Form } from 'react-router'
import { peopleWords as words } from '#content/studio-rights.ts'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import styles from './people.module.css'

export function LookUpForm({ typed, fault }: { typed: string | undefined; fault: string | undefined }) {
  return (
    <Form method="post" className={styles.lookUp}>
      <Field
        key={typed}
        id="email"
        name="email"
        label={words.address}
        hint={words.addressHint}
        error={fault}
        defaultValue={typed}
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        required
      />
      <Button type="submit">{words.look}</Button>
    </Form>
  )
}
