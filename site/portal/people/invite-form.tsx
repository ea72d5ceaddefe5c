import type { z } from 'zod'
import { portal } from '#content/portal.ts'
import styles from '#site/portal/portal.module.css'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import type { peopleAnswer } from './change-people.ts'
import { RoleChoice } from './role-choice.tsx'

const words = portal.people

/** What was typed and not taken stands there again. */
export function InviteForm({ typed }: { typed: z.output<typeof peopleAnswer>['typed'] }) {
  return (
    <section className={styles.part} aria-labelledby="invite">
      <h2 id="invite">{words.invite}</h2>
      <form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="invite" />
        <Field
          id="email"
          name="email"
          type="email"
          label={words.email}
          autoComplete="off"
          defaultValue={typed?.email}
          required
        />
        <Field
          id="name"
          name="name"
          label={words.yourName}
          hint={words.nameHint}
          autoComplete="off"
          defaultValue={typed?.name}
          maxLength={80}
        />
        <RoleChoice id="role" chosen={typed?.role ?? 'approver'} label={words.role} />
        <div>
          <Button type="submit">{words.send}</Button>
        </div>
      </form>
    </section>
  )
}
