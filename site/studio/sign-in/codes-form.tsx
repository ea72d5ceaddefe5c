import { Form } from 'react-router'
import { signIn } from '#content/studio-sign-in.ts'
import { Button } from '#site/ui/button.tsx'
import { QrCode } from '#site/ui/qr-code.tsx'
import { CodeField } from './code-field.tsx'
import type { CodesOffer } from './offer-codes.ts'
import styles from './sign-in.module.css'

const words = signIn.codes

type CodesFormProps = { offer: CodesOffer; isWrong: boolean; look: 'signal' | 'line' }

/** The picture for the app, and the first code from it. */
export function CodesForm({ offer: { secret, picture }, isWrong, look }: CodesFormProps) {
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="codes" />
      <input type="hidden" name="secret" value={secret} />
      <p>{words.scan}</p>
      <QrCode picture={picture} label={words.picture} className={styles.picture} />
      <p className="small">
        {words.byHand}
        <br />
        <code className={styles.secret}>{secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <CodeField label={words.code} />
      {isWrong && (
        <p role="alert" className={styles.trouble}>
          {words.wrong}
        </p>
      )}
      <Button type="submit" look={look}>
        {words.button}
      </Button>
    </Form>
  )
}
