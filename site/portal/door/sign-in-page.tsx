import { redirect } from 'react-router'
import { portalDoor as words } from '#content/portal-door.ts'
import { signIn } from '#content/studio-sign-in.ts'
import { checkEmail } from '#domain/email-address.ts'
import { askForCode } from '#operations/portal/ask-for-code.ts'
import { portalContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import styles from '#site/portal/portal.module.css'
import { PortalCard } from '#site/portal/portal-card.tsx'
import { portalHead } from '#site/portal/portal-head.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { keepsCookies } from '#site/studio/sign-in/keeps-cookies.ts'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import type { Route } from './+types/sign-in-page'
import { doorAnswer, doorProblem, goOn, holdsAsked, mustWaitAtDoor } from './answers.ts'
import { DoorProblem } from './door-problem.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return portalHead(matches, words.heading)
}
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(portalContext).person) throw redirect(paths.portal(), 303)
  const { origin } = new URL(request.url)
  return { insecureAt: keepsCookies(origin) ? undefined : origin }
}

/** The same answer for everybody: whose address it is, is looked up afterwards. */
export const action = answering(doorAnswer, async ({ form, context }: WithForm<Route.ActionArgs>) => {
  const email = checkEmail(form.text('email'))
  if (!email) return doorProblem('email', 400)
  const asked = await askForCode(context.get(portalContext), email)
  return asked.outcome === 'wait'
    ? mustWaitAtDoor(asked.seconds)
    : goOn(paths.portalCode(), holdsAsked(asked.asked))
})

export default function SignInPage({ loaderData: { insecureAt }, actionData }: Route.ComponentProps) {
  return (
    <PortalCard>
      <h1>{words.heading}</h1>
      <p>{words.lead}</p>
      {insecureAt && (
        <p role="alert" className={styles.trouble}>
          {signIn.insecure(insecureAt)}
        </p>
      )}
      <form method="post" action={paths.portalSignIn()} className={styles.form}>
        <Field id="email" name="email" type="email" label={words.email} autoComplete="email" required />
        <DoorProblem told={actionData} />
        <Button type="submit">{words.button}</Button>
      </form>
    </PortalCard>
  )
}
