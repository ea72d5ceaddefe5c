import { Link } from 'react-router'
import { portalCalendar } from '#content/portal-calendar.ts'
import { materialWords as words } from '#content/portal-material.ts'
import { isId } from '#domain/id.ts'
import { openMaterial } from '#operations/material/open-material.ts'
import { topicsWithDays } from '#operations/topics.ts'
import { studioContext } from '#site/context.ts'
import { AnswersPart, GaugePart, HandInPart, SourceList } from '#site/material/material-parts.tsx'
import { materialAnswer, pressOnMaterial, saidOfTopics } from '#site/material/press-on-material.ts'
import { isTopicPress, pressOnTopic } from '#site/material/press-on-topic.ts'
import { AddTopic, OpenTopics, OtherTopics } from '#site/material/topic-parts.tsx'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import type { Route } from './+types/material-page'

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, words.heading)
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { pool } = context.get(studioContext)
  const opened = isId(params.show) ? await openMaterial(pool, params.show) : undefined
  if (!opened) throw new Response(null, { status: 404 })
  return { ...opened, topics: await topicsWithDays(pool, params.show) }
}

export const action = answering(
  materialAnswer,
  async ({ form, context, params }: WithForm<Route.ActionArgs>) => {
    const { pool, operator } = context.get(studioContext)
    const opened = isId(params.show) ? await openMaterial(pool, params.show) : undefined
    if (!opened) throw new Response(null, { status: 404 })
    const by = { operator, clientId: opened.clientId }
    if (isTopicPress(form.text('intent')))
      return saidOfTopics(await pressOnTopic(pool, by, params.show, form))
    return pressOnMaterial({ pool, by, sourcePage: paths.studioSource }, params.show, form)
  },
  ['file'],
)

/** For a client who sends a file by mail, or answers on the telephone. */
export default function MaterialPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { clientId, sources, asked, gauge, topics } = loaderData
  return (
    <div className={screen.screen}>
      <div className={screen.part}>
        <h1>{words.heading}</h1>
        <p>
          <Link to={paths.studioClient(clientId)}>{words.toClient}</Link>
        </p>
        <p className={actionData && screen.said} role="status">
          {actionData && words.said[actionData.outcome]}
        </p>
      </div>
      <GaugePart gauge={gauge} asked={asked} />
      <Topics show={params.show} topics={topics} />
      <SourceList sources={sources} pageOf={paths.studioSource} />
      <HandInPart />
      <AnswersPart asked={asked} typed={actionData?.typed} />
    </div>
  )
}

type TopicsProps = { show: string; topics: Route.ComponentProps['loaderData']['topics'] }

/** An operator may do with them what their client may: it is written down. */
const Topics = ({ show, topics: { topics, days } }: TopicsProps) => (
  <section className={screen.part} aria-labelledby="topics">
    <h2 id="topics">{portalCalendar.topics.heading}</h2>
    <OpenTopics show={show} topics={topics} planned={new Map(days)} origins={ofClient} mayChange />
    <AddTopic show={show} />
    <OtherTopics show={show} topics={topics} origins={ofClient} mayChange />
  </section>
)

const ofClient = words.topics.origins
