import { redirect } from 'react-router'
import { portalDoor } from '#content/portal-door.ts'
import { usePortalCode as signInWithCode } from '#operations/portal/use-portal-code.ts'
import { portalContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import styles from '#site/portal/portal.module.css'
import { PortalCard } from '#site/portal/portal-card.tsx'
import { portalHead } from '#site/portal/portal-head.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { Button } from '#site/ui/button.tsx'
import type { Route } from './+types/code-page'
import { answeredAtDoor, doorAnswer } from './answers.ts'
import { PortalCodeField } from './code-field.tsx'
import { DeadCode } from './dead-code.tsx'
import { DoorProblem } from './door-problem.tsx'

const words = portalDoor.code

export function meta({ matches }: Route.MetaArgs) {
  return portalHead(matches, words.heading)
}
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export function loader({ context }: Route.LoaderArgs) {
  const { person, askedSecret } = context.get(portalContext)
  if (person) throw redirect(paths.portal(), 303)
  if (!askedSecret) throw redirect(paths.portalSignIn(), 303)
  return null
}

export const action = answering(doorAnswer, async ({ form, context }: WithForm<Route.ActionArgs>) =>
  answeredAtDoor(await signInWithCode(context.get(portalContext), form.text('code'))),
)

export default function CodePage({ actionData }: Route.ComponentProps) {
  if (actionData?.problem === 'dead') return <DeadCode />
  return (
    <PortalCard>
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      <form method="post" action={paths.portalCode()} className={styles.form}>
        <PortalCodeField />
        <DoorProblem told={actionData} />
        <Button type="submit">{words.button}</Button>
      </form>
      <p className="small">
        <a href={paths.portalSignIn()}>{words.again}</a>
      </p>
    </PortalCard>
  )
}
