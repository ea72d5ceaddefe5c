import { Form } from 'react-router'
import { showWords as words } from '#content/studio-shows.ts'
import type { OfferedEpisode } from '#database/feed-episodes.ts'
import { own } from '#domain/own.ts'
import screen from '#site/studio/screen.module.css'
import { Button } from '#site/ui/button.tsx'

type Props = {
  episode: OfferedEpisode & { broken: readonly string[] }
  /** What the last press on it came to. */
  answer: { broken: readonly string[]; typed: Readonly<Record<string, string>> } | undefined
}

/** Its words in the feed, whether it is in there, and what keeps it out. */
export function EpisodeOfFeed({ episode, answer }: Props) {
  const { requestId, named, inFeed, broken } = episode
  const { title, description } = { ...(inFeed ?? named), ...answer?.typed }
  const findings = answer?.broken.length ? answer.broken : broken
  const said = `findings-${requestId}`
  return (
    <Form method="post" className={screen.part} aria-label={title}>
      <input type="hidden" name="episode" value={requestId} />
      <p>
        <strong>{stateOf(inFeed)}</strong>
      </p>
      <label className={screen.label}>
        {words.episodeTitle}
        <input className={screen.input} name="title" defaultValue={title} aria-describedby={said} />
      </label>
      <label className={screen.label}>
        {words.episodeDescription}
        <textarea
          className={screen.input}
          rows={4}
          name="description"
          defaultValue={description}
          aria-describedby={said}
        />
      </label>
      <p id={said} className={findings.length > 0 ? screen.said : undefined}>
        {findings.map((rule) => own<string>(words.episodeFindings, rule)).join(' ')}
      </p>
      <Buttons inFeed={inFeed} />
    </Form>
  )
}

function Buttons({ inFeed }: Pick<OfferedEpisode, 'inFeed'>) {
  const isThere = inFeed && !inFeed.withdrawnAt
  return (
    <p className={screen.row}>
      <Button type="submit" name="intent" value="put-in" isSmall>
        {isThere ? words.changeWords : inFeed ? words.putBack : words.putIn}
      </Button>
      {isThere && (
        <Button type="submit" name="intent" value="take-out" look="line" isSmall>
          {words.takeOut}
        </Button>
      )}
    </p>
  )
}

function stateOf(inFeed: OfferedEpisode['inFeed']): string {
  if (!inFeed) return words.notInFeed
  return inFeed.withdrawnAt ? words.withdrawn : words.inFeed(inFeed.number)
}
