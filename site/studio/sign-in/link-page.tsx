import { data, Form } from 'react-router'
import { z } from 'zod'
import { signIn } from '#content/studio-sign-in.ts'
import { canFollow, followLink } from '#operations/sign-in/follow-link.ts'
import { visitContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { studioHead } from '#site/studio/studio-head.ts'
import { Button, ButtonLink } from '#site/ui/button.tsx'
import type { Route } from './+types/link-page'
import { goTo, holdsSession } from './answers.ts'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return studioHead(matches, (loaderData?.isOpen ? signIn.followLink : signIn.deadLink).heading)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const isOpen = await canFollow(context.get(visitContext).pool, params.secret)
  return data({ isOpen }, isOpen ? 200 : 404)
}

export const action = answering(z.null(), async ({ params, context }: WithForm<Route.ActionArgs>) => {
  const session = await followLink(context.get(visitContext), params.secret)
  return session ? goTo(paths.studioSecondFactor(), holdsSession(session)) : data(null, 410)
})

/** Programs that check links in mail open them: only the button goes through the door. */
export default function LinkPage({ loaderData: { isOpen } }: Route.ComponentProps) {
  const { heading, text, button } = isOpen ? signIn.followLink : signIn.deadLink
  return (
    <>
      <h1>{heading}</h1>
      <p>{text}</p>
      {isOpen ? (
        <Form method="post">
          <Button type="submit">{button}</Button>
        </Form>
      ) : (
        <p>
          <ButtonLink href={paths.studioSignIn()} look="line">
            {button}
          </ButtonLink>
        </p>
      )}
    </>
  )
}
