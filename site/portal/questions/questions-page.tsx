import { data, redirect } from 'react-router'
import { questionParts, questions, questionnaire as words } from '#content/questionnaire.ts'
import { isId } from '#domain/id.ts'
import { memberMay } from '#domain/member.ts'
import { openQuestionnaire } from '#operations/portal/questionnaire.ts'
import { portalContext } from '#site/context.ts'
import { InlineScript } from '#site/inline-script.tsx'
import { paths } from '#site/paths.ts'
import { memberHere } from '#site/portal/member-here.ts'
import styles from '#site/portal/portal.module.css'
import { PortalFrame } from '#site/portal/portal-frame.tsx'
import { portalHead } from '#site/portal/portal-head.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import type { Route } from './+types/questions-page'
import { HandForm } from './hand-form.tsx'
import keepChanges from './keep-changes.ts?inline'
import { PartNav } from './part-nav.tsx'
import { pressInPart, questionsAnswer } from './press-in-part.ts'
import { QuestionsForm } from './questions-form.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return portalHead(matches, words.heading)
}

const partIn = (text: string) => questionParts.find((each) => each === text)

export async function loader({ context, params }: Route.LoaderArgs) {
  const here = memberHere(context, params.client)
  const part = partIn(params.part)
  const { pool } = context.get(portalContext)
  const opened =
    part && isId(params.show) ? await openQuestionnaire(pool, here.member, params.show) : undefined
  if (!opened || !part) throw new Response(null, { status: 404 })
  return { ...here, ...opened, part, show: params.show }
}

export const action = answering(
  questionsAnswer,
  async ({ form, context, params }: WithForm<Route.ActionArgs>) => {
    const { member } = memberHere(context, params.client)
    const part = partIn(params.part)
    if (!part || !isId(params.show)) throw new Response(null, { status: 404 })
    const { pool } = context.get(portalContext)
    const { answer, status, goesOn } = await pressInPart(pool, { member, showId: params.show, part }, form)
    const next = questionParts[questionParts.indexOf(part) + 1]
    if (goesOn && next) return redirect(paths.portalQuestions(member.clientId, params.show, next), 303)
    return data(answer, status)
  },
)

export default function QuestionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { member, isOneOfSeveral, part, show, answered, answers, prefilled, handed, colleagues } = loaderData
  const mayAnswer = memberMay(member, 'answer')
  const place = questionParts.indexOf(part) + 1
  return (
    <PortalFrame member={member} isOneOfSeveral={isOneOfSeveral} here="home">
      <div className={styles.part}>
        <p className="small quiet">
          {words.part(place)}, {words.progress(answered)}
        </p>
        <h1>{questions[part].heading}</h1>
        <p>{mayAnswer ? words.lead : words.readOnly}</p>
        <PartNav clientId={member.clientId} show={show} here={part} />
        {actionData && (
          <p className={styles.said} role="status">
            {actionData.said}
          </p>
        )}
      </div>
      <QuestionsForm
        part={part}
        answers={answers}
        prefilled={prefilled}
        refused={actionData?.refused ?? []}
        mayAnswer={mayAnswer}
        isLast={place === questionParts.length}
      />
      {mayAnswer && (
        <HandForm
          colleagues={colleagues}
          handed={handed.filter((each) => each.part === part)}
          people={paths.portalPeople(member.clientId)}
        />
      )}
      {mayAnswer && <InlineScript code={keepChanges} />}
    </PortalFrame>
  )
}
