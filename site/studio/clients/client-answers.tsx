import { Link } from 'react-router'
import { materialWords } from '#content/portal-material.ts'
import { allQuestions, questionnaire } from '#content/questionnaire.ts'
import { studioCalendar } from '#content/studio-calendar.ts'
import { clientWords as words } from '#content/studio-clients.ts'
import { studioDraft } from '#content/studio-draft.ts'
import { showWords } from '#content/studio-shows.ts'
import type { KeptAnswer } from '#database/answers.ts'
import type { showClient } from '#operations/clients/show-clients.ts'
import { paths } from '#site/paths.ts'
import { Standstill } from '#site/studio/calendar/standstill.tsx'
import { Moment } from '#site/studio/moment.tsx'
import screen from '#site/studio/screen.module.css'
import { clockOf } from '#site/studio/when.ts'

type Props = {
  shows: NonNullable<Awaited<ReturnType<typeof showClient>>>['shows']
  now: Date
}

/** What clients have said of their shows, in the order in which they were asked. */
export function ClientAnswers({ shows, now }: Props) {
  return shows.map(({ id, answers, answered, days }) => (
    <section key={id} className={screen.part} aria-labelledby={`answers-${id}`}>
      <h2 id={`answers-${id}`}>
        {words.parts.answers}: {questionnaire.progress(answered)}
      </h2>
      <p className={screen.row}>
        <Link to={paths.studioNew(id)}>{words.newEpisode}</Link>
        <Link to={paths.studioShow(id)}>{showWords.link}</Link>
        <Link to={paths.studioMaterial(id)}>{materialWords.heading}</Link>
        <Link to={paths.studioDraft(id)}>{studioDraft.link}</Link>
      </p>
      {days && <Standstill show={{ ...days, hasDays: days.rhythm !== null }} />}
      {days?.changed && (
        <p className="small quiet">
          {studioCalendar.days(days.changed.by ?? questionnaire.someone, clockOf(days.changed.at))}
        </p>
      )}
      {allQuestions.map((question) => {
        const kept = answers.find((each) => each.question === question.id)
        return kept && <OneAnswer key={question.id} question={question} kept={kept} now={now} />
      })}
    </section>
  ))
}

type OneProps = { question: (typeof allQuestions)[number]; kept: KeptAnswer; now: Date }

function OneAnswer({ question: { label, choices = [] }, kept: { answer, by, at }, now }: OneProps) {
  const chosen = choices.filter(({ id }) => answer.choices.includes(id)).map((choice) => choice.label)
  return (
    <div>
      <strong>{label}</strong>
      {[...chosen, ...answer.text.split('\n')].filter(Boolean).map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
        <p key={place}>{line}</p>
      ))}
      <p className="small quiet">
        {by ?? questionnaire.someone}, <Moment at={at} now={now} />
      </p>
    </div>
  )
}
