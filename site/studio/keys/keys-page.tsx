import { data, Link, useActionData } from 'react-router'
import { keysWords as words } from '#content/studio-keys.ts'
import { type KeyPurpose, keyPurposes, type VendorPurpose, vendorPurposes } from '#domain/vendor-key.ts'
import { enterKey } from '#operations/vendor-keys/enter-key.ts'
import { removeKey } from '#operations/vendor-keys/remove-key.ts'
import { tryKey } from '#operations/vendor-keys/try-key.ts'
import { type Studio, type VendorKeys, vendorKeysContext, visitContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { type Form, refuse } from '#site/studio/read-form.ts'
import { requires } from '#site/studio/requires.ts'
import { studioHead } from '#site/studio/studio-head.ts'
import type { Route } from './+types/keys-page'
import { type KeyAnswer, keyAnswer, type SaidOfKey } from './key-answer.ts'
import { KeyForm } from './key-form.tsx'
import styles from './keys.module.css'
import { sayKey } from './say-key.ts'

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, words.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  requires(context, 'keep-keys')
  const now = new Date()
  return { keys: (await context.get(vendorKeysContext).list()).map((key) => sayKey(key, now)) }
}

const faults: readonly string[] = ['missing', 'too-long', 'not-one-word', 'not-text'] satisfies SaidOfKey[]

export const action = answering(keyAnswer, async ({ form, context }: WithForm<Route.ActionArgs>) => {
  const studio = requires(context, 'keep-keys')
  const purpose = keyPurposes.find((each) => each === form.text('purpose')) ?? refuse(words.told.nobody)
  const keys = context.get(vendorKeysContext)
  const { secretKey } = context.get(visitContext)
  const { told, reason } = await done({ ...studio, keys, secretKey }, form, purpose)
  if (told === 'forbidden') throw new Response(null, { status: 403 })
  await keys.look()
  const isFault = faults.includes(told)
  const answer: KeyAnswer = { purpose, told, isFault, ...(reason && { reason }) }
  return data(answer, isFault ? 400 : 200)
})

type Desk = Pick<Studio, 'operator' | 'pool'> & {
  keys: VendorKeys
  secretKey: Parameters<typeof enterKey>[1]
}

async function done(
  { operator, pool, keys, secretKey }: Desk,
  form: Form,
  purpose: KeyPurpose,
): Promise<{ told: SaidOfKey | 'forbidden'; reason?: string | undefined }> {
  switch (form.text('intent')) {
    case 'enter': {
      const vendor = keys.vendorOf(purpose)
      if (vendor === undefined) return { told: 'nobody' }
      const [key, name] = [form.text('key').trim(), form.text('name').trim()]
      return {
        told: await enterKey(pool, secretKey, operator, {
          purpose,
          vendor,
          key: { key, ...(name && { name }) },
        }),
      }
    }
    case 'remove':
      return { told: await removeKey(pool, operator, purpose) }
    case 'try': {
      await keys.look()
      const tried = await tryKey(pool, operator, purpose, keys.tryOut)
      return typeof tried === 'string' ? { told: tried } : { told: tried.outcome, reason: tried.reason }
    }
    default:
      return refuse(words.told.nobody)
  }
}

export default function KeysPage({ loaderData: { keys } }: Route.ComponentProps) {
  const answer = useActionData<typeof action>()
  const taken = keys.filter(({ name }) => name)
  const idle = vendorPurposes.filter((each) => !taken.some(({ purpose }) => purpose === each))
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1>{words.title}</h1>
        <Link to={paths.studioSettings()}>{words.back}</Link>
      </div>
      <p className={styles.lead}>{words.lead}</p>
      <div role="status">
        {answer && (
          <p className={styles.told} data-told={answer.told}>
            <a href={`#${answer.purpose}`}>{words.purposes[answer.purpose]}</a>: {words.told[answer.told]}
          </p>
        )}
      </div>
      {taken.map((key) => (
        <KeyForm
          key={key.purpose}
          shown={key}
          answer={answer?.purpose === key.purpose ? answer : undefined}
        />
      ))}
      {idle.length > 0 && <Idle purposes={idle} />}
    </div>
  )
}

const Idle = ({ purposes }: { purposes: readonly VendorPurpose[] }) => (
  <section className={styles.idle} aria-labelledby="idle">
    <h2 id="idle">{words.idle.heading}</h2>
    <p className="small quiet">{words.idle.text}</p>
    <dl>
      {purposes.map((purpose) => (
        <div key={purpose}>
          <dt>{words.purposes[purpose]}</dt>
          <dd>{words.idle.purposes[purpose]}</dd>
        </div>
      ))}
    </dl>
  </section>
)
