import { Form } from 'react-router'
import { peopleWords as words } from '#content/studio-rights.ts'
import screen from '#site/studio/screen.module.css'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import styles from './people.module.css'

/** Typed twice, because nothing brings it back. */
export function EraseForm({ email, fault }: { email: string; fault: string | undefined }) {
  return (
    <section className={`${screen.part} ${screen.grave}`} aria-labelledby="erase">
      <h2 id="erase">{words.erase}</h2>
      <p>{words.eraseText}</p>
      <Form method="post" className={styles.lookUp}>
        <input type="hidden" name="intent" value="erase" />
        <input type="hidden" name="email" value={email} />
        <label className={screen.tick}>
          <input type="checkbox" name="stays-unwanted" />
          <span>
            {words.staysUnwanted} <span className="quiet small">{words.staysUnwantedHint}</span>
          </span>
        </label>
        <Field
          id="again"
          name="again"
          label={words.eraseAgain}
          error={fault}
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          required
        />
        <Button type="submit" look="ink">
          {words.eraseButton}
        </Button>
      </Form>
    </section>
  )
}
