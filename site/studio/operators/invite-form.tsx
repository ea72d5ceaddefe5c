import { Form } from 'react-router'
import { operators } from '#content/studio-sign-in.ts'
import { mostNameCharacters, roles } from '#domain/operator.ts'
import styles from '#site/studio/account/account.module.css'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import formStyles from './invite-form.module.css'

const words = operators.invite

export const InviteForm = () => (
  <section className={styles.part} aria-labelledby="invite">
    <h2 id="invite">{words.heading}</h2>
    <Form method="post" className={formStyles.form}>
      <input type="hidden" name="intent" value="invite" />
      <Field id="name" name="name" label={words.name} maxLength={mostNameCharacters} required />
      <Field id="email" name="email" type="email" label={words.email} autoComplete="off" required />
      <div className={formStyles.role}>
        <label htmlFor="role">{words.role}</label>
        <select id="role" name="role" defaultValue="operator">
          {roles.map((role) => (
            <option key={role} value={role}>
              {operators.roles[role]}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit">{words.button}</Button>
    </Form>
  </section>
)
