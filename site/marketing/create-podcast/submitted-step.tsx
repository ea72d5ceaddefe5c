import { createPodcast } from '#content/create-podcast.ts'
import type { Making } from '#domain/making.ts'
import { progressLines } from '#domain/request.ts'
import { paths } from '#site/paths.ts'
import { place } from '#site/settings.ts'
import { Button } from '#site/ui/button.tsx'
import type { ShownProgress } from './use-progress.ts'
import { WebsiteName } from './website-name.tsx'
import styles from './wizard.module.css'
import type { EpisodeRequest } from './wizard-state.ts'

const { submittedStep: words } = createPodcast

type SubmittedStepProps = {
  request: EpisodeRequest
  progress: ShownProgress
  onAgain: () => void
}

/** Four lines that are ticked when they have come true, and not before; where nobody tells us, they only say what comes. */
export function SubmittedStep({ request, progress, onAgain }: SubmittedStepProps) {
  const { done, minutesInLine, isFinished = false, mayChange = true, making = {} } = progress
  const isThere = isFinished || done.includes('website')
  const underWay = isFinished ? undefined : progressLines.find((line) => !done.includes(line))
  return (
    <div className={styles.answers}>
      <Asked request={request} />
      <p className={styles.inLine} role="status">
        {minutesInLine && words.inLine(minutesInLine)}
      </p>
      <ol className={styles.lines}>
        {progressLines.map((line) => (
          <Line
            key={line}
            text={words.lines[line]}
            isDone={done.includes(line)}
            note={done.includes(line) ? words.came[line](making) : line === underWay && stepUnderWay(making)}
          />
        ))}
      </ol>
      <p className={styles.actions}>
        <Button look="line" onClick={onAgain}>
          {words.button}
        </Button>
      </p>
      <p className={styles.change}>
        {isThere && mayChange && (
          <>
            {words.change.text} <a href={paths.minute(request.ticket)}>{words.change.link}</a>
          </>
        )}
      </p>
    </div>
  )
}

const Asked = ({ request }: { request: EpisodeRequest }) => (
  <dl className={styles.request}>
    <div>
      <dt className="small quiet">{words.website}</dt>
      <dd>
        <WebsiteName website={request.website} />
      </dd>
    </div>
    <div>
      <dt className="small quiet">{words.email}</dt>
      <dd className={styles.website}>{request.email || words.emailNotKept}</dd>
    </div>
  </dl>
)

const stepUnderWay = ({ at, isHeard }: Making) => (isHeard ? words.heard : at && words.steps[at])

type LineProps = { text: string; isDone: boolean; note: string | false | 0 | undefined }

function Line({ text, isDone, note }: LineProps) {
  return (
    <li className={isDone ? styles.isDone : undefined} aria-live="polite" aria-atomic="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10.5" />
        {isDone && <path d="M7 12.5l3.5 3.5L17 9" />}
      </svg>
      <span>{text}</span> {note && <span className={`small quiet figures ${styles.note}`}>{note}</span>}{' '}
      {place.requests.isOurs && <span className="small quiet">{isDone ? words.done : words.toCome}</span>}
    </li>
  )
}
