import { Form, Link } from 'react-router'
import { z } from 'zod'
import { showHostWords as words } from '#content/show-host.ts'
import { showWords } from '#content/studio-shows.ts'
import type { ShowHost } from '#database/show-hosts.ts'
import { isId } from '#domain/id.ts'
import { own } from '#domain/own.ts'
import { hostTxtName, hostWord } from '#domain/show-host.ts'
import { hostShown } from '#operations/shows/host-of-show.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { place } from '#site/settings.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import { Button } from '#site/ui/button.tsx'
import type { Route } from './+types/host-page'
import { pressOnHost } from './press-on-host.ts'

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, words.heading)
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { pool } = context.get(studioContext)
  const shown = isId(params.id) ? await hostShown(pool, params.id) : undefined
  if (!shown) throw new Response(null, { status: 404 })
  return { ...shown, ours: new URL(place.origin).hostname }
}

const hostAnswer = z.strictObject({ outcome: z.string(), typed: z.string() })

export const action = answering(hostAnswer, ({ form, context, params }: WithForm<Route.ActionArgs>) =>
  pressOnHost(context.get(studioContext), form, params.id),
)

/** A show is answered under a name of its client, too, once they have proved it. */
export default function HostPage({ loaderData: { showId, host, ours }, actionData }: Route.ComponentProps) {
  return (
    <div className={screen.screen}>
      <div className={screen.part}>
        <h1>{words.heading}</h1>
        <p>{words.lead}</p>
        <p className={actionData && screen.said} role="status">
          {actionData && own<string>(words.said, actionData.outcome)}
        </p>
      </div>
      <Form method="post" className={screen.part}>
        <label className={screen.label}>
          {words.host}
          <input
            className={screen.input}
            name="host"
            autoComplete="off"
            defaultValue={actionData?.typed || (host?.host ?? '')}
          />
        </label>
        <p>
          <Button type="submit" name="intent" value="enter">
            {words.keep}
          </Button>
        </p>
      </Form>
      {host && <Proof host={host} ours={ours} />}
      <p>
        <Link to={paths.studioShow(showId)}>{showWords.link}</Link>
      </p>
    </div>
  )
}

function Proof({ host: { host, token, provedAt }, ours }: { host: ShowHost; ours: string }) {
  const address = `https://${host}/`
  return (
    <section className={screen.part} aria-labelledby="proof">
      <h2 id="proof">{host}</h2>
      <p>
        {provedAt ? words.isProved : words.notYet} {provedAt && <a href={address}>{address}</a>}
      </p>
      <p>{words.means}</p>
      <ul>
        <li>{words.leadHere(host, ours)}</li>
        <li>
          {words.prove(hostTxtName(host))} <code>{hostWord(token)}</code>
        </li>
      </ul>
      <p className="quiet">{words.proxy}</p>
      <Form method="post" className={screen.row}>
        <Button type="submit" look="line" isSmall name="intent" value="look">
          {provedAt ? words.lookAgain : words.look}
        </Button>
        <Button type="submit" look="line" isSmall name="intent" value="forget">
          {words.forget}
        </Button>
      </Form>
    </section>
  )
}
