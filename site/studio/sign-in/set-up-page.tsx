import { data, redirect } from 'react-router'
import { signIn } from '#content/studio-sign-in.ts'
import { isCodeSecret } from '#domain/one-time-code.ts'
import { addPasskey } from '#operations/sign-in/add-passkey.ts'
import { letIn } from '#operations/sign-in/let-in.ts'
import { setUpCodes } from '#operations/sign-in/set-up-codes.ts'
import { visitContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { settingsFor } from '#site/settings-of-page.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { studioHead } from '#site/studio/studio-head.ts'
import type { Route } from './+types/set-up-page'
import { goTo, letThrough, problem, signInAnswer } from './answers.ts'
import { CodesForm } from './codes-form.tsx'
import { offerCodes } from './offer-codes.ts'
import { PasskeyForm } from './passkey-form.tsx'
import { ProblemText } from './problem-text.tsx'
import styles from './sign-in.module.css'

const words = signIn.setUp

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, words.heading)
}

export function loader({ context }: Route.LoaderArgs) {
  const { halfway } = context.get(visitContext)
  if (!halfway) throw redirect(paths.studioSignIn(), 303)
  if (halfway.hasPasskey || halfway.hasCodes) throw redirect(paths.studioSecondFactor(), 303)
  return { name: halfway.name, offer: offerCodes(settingsFor(context), halfway.email) }
}

export const action = answering(signInAnswer, async ({ form, context }: WithForm<Route.ActionArgs>) => {
  const { text } = form
  const visit = context.get(visitContext)
  const { halfway } = visit
  if (!halfway) return goTo(paths.studioSignIn())
  const isByCode = text('intent') === 'codes'
  if (!isByCode && !text('answer')) return problem('no-scripts', 400)
  const secret = text('secret')
  const done = isByCode
    ? await setUpCodes(visit, { operatorId: halfway.id, secret, code: text('code'), isFirst: true })
    : await addPasskey(visit, { text: text('answer'), name: text('name') })
  if (done === 'has-factors') return goTo(paths.studioSecondFactor())
  if (done !== 'wrong') return letThrough(await letIn(visit, halfway.id, isByCode ? 'code' : 'passkey'))
  if (!isByCode) return problem('passkey')
  const offer = offerCodes(settingsFor(context), halfway.email, isCodeSecret(secret) ? secret : undefined)
  return data({ problem: 'code', minutes: 0, offer }, 403)
})

export default function SetUpPage({ loaderData: { name, offer }, actionData }: Route.ComponentProps) {
  const tried = actionData?.offer
  return (
    <>
      <h1>{words.heading}</h1>
      <p>{words.text(name)}</p>
      <section className={styles.part} aria-labelledby="passkey">
        <h2 id="passkey">{words.passkeyHeading}</h2>
        <p>{words.passkeyText}</p>
        <PasskeyForm purpose="add" options={paths.studioPasskey()} label={words.passkeyButton} />
        {actionData && !tried && <ProblemText told={actionData} />}
      </section>
      <details className={styles.part} open={tried !== undefined}>
        <summary>{words.codesHeading}</summary>
        <CodesForm offer={tried ?? offer} isWrong={tried !== undefined} look="line" />
      </details>
    </>
  )
}
