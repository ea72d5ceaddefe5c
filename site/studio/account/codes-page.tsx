import { data, Link, redirect } from 'react-router'
import { z } from 'zod'
import { account } from '#content/studio-sign-in.ts'
import { findCodes } from '#database/one-time-codes.ts'
import { isCodeSecret } from '#domain/one-time-code.ts'
import { setUpCodes } from '#operations/sign-in/set-up-codes.ts'
import { studioContext, visitContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { settingsFor } from '#site/settings-of-page.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { CodesForm } from '#site/studio/sign-in/codes-form.tsx'
import { codesOffer, offerCodes } from '#site/studio/sign-in/offer-codes.ts'
import { studioHead } from '#site/studio/studio-head.ts'
import type { Route } from './+types/codes-page'
import styles from './account.module.css'

const words = account.codes

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, words.pageHeading)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { operator, pool } = context.get(studioContext)
  return {
    offer: offerCodes(settingsFor(context), operator.email),
    replaces: (await findCodes(pool, operator.id)) !== undefined,
  }
}

const answer = z.strictObject({ offer: codesOffer })

export const action = answering(answer, async ({ form, context }: WithForm<Route.ActionArgs>) => {
  const { operator } = context.get(studioContext)
  const [secret, code] = [form.text('secret'), form.text('code')]
  const wanted = { operatorId: operator.id, secret, code, isFirst: false }
  const done = await setUpCodes(context.get(visitContext), wanted)
  if (done === 'set-up') return redirect(paths.studioAccount(), 303)
  return data(
    { offer: offerCodes(settingsFor(context), operator.email, isCodeSecret(secret) ? secret : undefined) },
    400,
  )
})

export default function CodesPage({ loaderData: { offer, replaces }, actionData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <header>
        <h1>{words.pageHeading}</h1>
        {replaces && <p className="quiet">{words.replaces}</p>}
      </header>
      <div className={styles.narrow}>
        <CodesForm
          offer={actionData?.offer ?? offer}
          isWrong={actionData?.offer !== undefined}
          look="signal"
        />
      </div>
      <p>
        <Link to={paths.studioAccount()}>{words.back}</Link>
      </p>
    </div>
  )
}
