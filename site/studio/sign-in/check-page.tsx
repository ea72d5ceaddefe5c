import { Form, redirect } from 'react-router'
import { signIn } from '#content/studio-sign-in.ts'
import { useCode as signInWithCode } from '#operations/sign-in/use-code.ts'
import { usePasskey as signInWithPasskey } from '#operations/sign-in/use-passkey.ts'
import { visitContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { studioHead } from '#site/studio/studio-head.ts'
import { Button } from '#site/ui/button.tsx'
import type { Route } from './+types/check-page'
import { answered, goTo, problem, signInAnswer } from './answers.ts'
import { CodeField } from './code-field.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { ProblemText } from './problem-text.tsx'
import styles from './sign-in.module.css'

const words = signIn.check

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, words.heading)
}
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export function loader({ context }: Route.LoaderArgs) {
  const { halfway, operator } = context.get(visitContext)
  if (operator) throw redirect(paths.studio(), 303)
  if (!halfway) throw redirect(paths.studioSignIn(), 303)
  const { name, hasPasskey, hasCodes } = halfway
  if (!hasPasskey && !hasCodes) throw redirect(paths.studioSetUp(), 303)
  return { name, hasPasskey, hasCodes }
}

export const action = answering(signInAnswer, async ({ form, context }: WithForm<Route.ActionArgs>) => {
  const visit = context.get(visitContext)
  if (!visit.halfway) return goTo(paths.studioSignIn())
  if (form.text('intent') === 'code') return answered(await signInWithCode(visit, form.text('code')), 'code')
  const answer = form.text('answer')
  if (!answer) return problem('no-scripts', 400)
  return answered(await signInWithPasskey(visit, 'confirm', answer), 'passkey')
})

export default function CheckPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, hasPasskey, hasCodes } = loaderData
  return (
    <>
      <h1>{words.heading}</h1>
      <p>{words.text(name)}</p>
      {hasPasskey && (
        <PasskeyForm purpose="confirm" options={paths.studioPasskey()} label={signIn.passkey.button} />
      )}
      {hasPasskey && hasCodes && <p className={styles.or}>{signIn.or}</p>}
      {hasCodes && (
        <Form method="post" className={styles.form}>
          <input type="hidden" name="intent" value="code" />
          <CodeField label={words.code} hint={words.codeHint} />
          <Button type="submit" look={hasPasskey ? 'line' : 'signal'}>
            {words.button}
          </Button>
        </Form>
      )}
      <ProblemText told={actionData} />
      <p className="small quiet">{words.lost}</p>
      <form method="post" action={paths.studioSignOut()}>
        <button type="submit" className={`small ${styles.quietButton}`}>
          {words.leave}
        </button>
      </form>
    </>
  )
}
