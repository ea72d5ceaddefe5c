import { createPodcast } from '#content/create-podcast.ts'
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
  const { done, minutesInLine, isFinished = false, mayChange = true } = progress
  const isThere = isFinished || done.includes('website')
  return (
    <div className={styles.answers}>
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
      <p className={styles.inLine} role="status">
        {minutesInLine && words.inLine(minutesInLine)}
      </p>
      <ol className={styles.lines}>
        {progressLines.map((line) => (
          <Line key={line} text={words.lines[line]} isDone={done.includes(line)} />
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

function Line({ text, isDone }: { text: string; isDone: boolean }) {
  return (
    <li className={isDone ? styles.isDone : undefined} aria-live="polite" aria-atomic="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10.5" />
        {isDone && <path d="M7 12.5l3.5 3.5L17 9" />}
      </svg>
      <span>{text}</span>{' '}
      {place.requests.isOurs && <span className="small quiet">{isDone ? words.done : words.toCome}</span>}
    </li>
  )
}
