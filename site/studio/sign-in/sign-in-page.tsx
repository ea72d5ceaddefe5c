import { data, Form, redirect } from 'react-router'
import { signIn } from '#content/studio-sign-in.ts'
import { checkEmail } from '#domain/email-address.ts'
import { askForLink } from '#operations/sign-in/ask-for-link.ts'
import { usePasskey as signInWithPasskey } from '#operations/sign-in/use-passkey.ts'
import { visitContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { studioHead } from '#site/studio/studio-head.ts'
import { Button, ButtonLink } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import type { Route } from './+types/sign-in-page'
import { answered, mustWait, problem, signInAnswer } from './answers.ts'
import { keepsCookies } from './keeps-cookies.ts'
import { PasskeyForm } from './passkey-form.tsx'
import { ProblemText } from './problem-text.tsx'
import styles from './sign-in.module.css'

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, signIn.heading)
}
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(visitContext).operator) throw redirect(paths.studio(), 303)
  const { origin } = new URL(request.url)
  return { insecureAt: keepsCookies(origin) ? undefined : origin }
}

export const action = answering(signInAnswer, async ({ form, context }: WithForm<Route.ActionArgs>) => {
  const visit = context.get(visitContext)
  if (form.text('intent') === 'passkey') {
    const answer = form.text('answer')
    if (!answer) return problem('no-scripts', 400)
    return answered(await signInWithPasskey(visit, 'sign-in', answer), 'passkey')
  }
  const email = checkEmail(form.text('email'))
  if (!email) return problem('email', 400)
  const asked = await askForLink(visit, email)
  return asked.outcome === 'wait' ? mustWait(asked.seconds) : data({ minutes: 0 })
})

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && !actionData.problem) return <LinkSent />
  return (
    <>
      <h1>{signIn.heading}</h1>
      {loaderData.insecureAt && (
        <p role="alert" className={styles.trouble}>
          {signIn.insecure(loaderData.insecureAt)}
        </p>
      )}
      <PasskeyForm purpose="sign-in" options={paths.studioPasskey()} label={signIn.passkey.button} />
      <p className={styles.or}>{signIn.or}</p>
      <Form method="post" className={styles.form}>
        <Field id="email" name="email" type="email" label={signIn.link.label} autoComplete="email" required />
        <Button type="submit" look="line">
          {signIn.link.button}
        </Button>
      </Form>
      <ProblemText told={actionData} />
    </>
  )
}

/** The same words for everybody. */
function LinkSent() {
  return (
    <>
      <h1>{signIn.link.heading}</h1>
      <p role="status">{signIn.link.sent}</p>
      <p>
        <ButtonLink href={paths.studioSignIn()} look="line" isSmall>
          {signIn.link.again}
        </ButtonLink>
      </p>
    </>
  )
}
