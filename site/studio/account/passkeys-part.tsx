import { Form } from 'react-router'
import { account, signIn } from '#content/studio-sign-in.ts'
import { mostPasskeyNameCharacters } from '#domain/sign-in.ts'
import { paths } from '#site/paths.ts'
import { PasskeyForm } from '#site/studio/sign-in/passkey-form.tsx'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import styles from './account.module.css'

type Shown = { id: string; name: string; added: string; used: string | undefined }
type PasskeysPartProps = { passkeys: readonly Shown[]; isOnlyFactor: boolean; told: string | undefined }

const words = account.passkeys

export function PasskeysPart({ passkeys, isOnlyFactor, told }: PasskeysPartProps) {
  return (
    <section className={styles.part} aria-labelledby="passkeys">
      <h2 id="passkeys">{words.heading}</h2>
      {passkeys.length === 0 ? <p className="quiet">{words.none}</p> : <PasskeyTable passkeys={passkeys} />}
      {(isOnlyFactor || told === 'last-factor') && <p className="small quiet">{words.lastFactor}</p>}
      <PasskeyForm purpose="add" options={paths.studioAccountPasskey()} label={words.add} isSmall>
        <Field
          id="name"
          name="name"
          label={words.nameLabel}
          hint={words.nameHint}
          maxLength={mostPasskeyNameCharacters}
        />
      </PasskeyForm>
      {(told === 'wrong' || told === 'unknown') && <p role="alert">{signIn.passkey.unavailable}</p>}
    </section>
  )
}

function PasskeyTable({ passkeys }: { passkeys: readonly Shown[] }) {
  const { name, added, used, deed } = words.columns
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{added}</th>
          <th scope="col">{used}</th>
          <th scope="col">
            <span className="unseen">{deed}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {passkeys.map((each) => (
          <tr key={each.id}>
            <th scope="row">{each.name}</th>
            <td data-column={added}>{each.added}</td>
            <td data-column={used}>{each.used ?? words.never}</td>
            <td>
              <Form method="post">
                <input type="hidden" name="intent" value="remove" />
                <input type="hidden" name="id" value={each.id} />
                <Button type="submit" look="line" isSmall aria-label={words.removes(each.name)}>
                  {words.remove}
                </Button>
              </Form>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
