import { data } from 'react-router'
import { portalDoor } from '#content/portal-door.ts'
import { openPortalLink, usePortalLink as signInWithLink } from '#operations/portal/use-portal-code.ts'
import { portalContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import styles from '#site/portal/portal.module.css'
import { PortalCard } from '#site/portal/portal-card.tsx'
import { portalHead } from '#site/portal/portal-head.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { Button } from '#site/ui/button.tsx'
import type { Route } from './+types/link-page'
import { answeredAtDoor, doorAnswer } from './answers.ts'
import { PortalCodeField } from './code-field.tsx'
import { DeadCode } from './dead-code.tsx'
import { DoorProblem } from './door-problem.tsx'

const words = portalDoor.link

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return portalHead(matches, (loaderData?.opened ? words : portalDoor.dead).heading)
}
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** Looking spends nothing, however many programs look before its reader does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const opened = await openPortalLink(context.get(portalContext), params.secret)
  return data({ opened }, opened ? 200 : 404)
}

export const action = answering(doorAnswer, async ({ params, form, context }: WithForm<Route.ActionArgs>) =>
  answeredAtDoor(await signInWithLink(context.get(portalContext), params.secret, form.text('code'))),
)

export default function LinkPage({ params, loaderData: { opened }, actionData }: Route.ComponentProps) {
  if (!opened || actionData?.problem === 'dead') return <DeadCode />
  return (
    <PortalCard>
      <h1>{words.heading}</h1>
      <p>{words[opened]}</p>
      <form method="post" action={paths.portalLink(params.secret)} className={styles.form}>
        {opened === 'elsewhere' && <PortalCodeField />}
        <DoorProblem told={actionData} />
        <Button type="submit">{words.button}</Button>
      </form>
    </PortalCard>
  )
}
