import { portalCalendar } from '#content/portal-calendar.ts'
import { materialWords } from '#content/portal-material.ts'
import { own } from '#domain/own.ts'
import { isOpenTopic } from '#domain/topics.ts'
import { AddTopic, OpenTopics, OtherTopics } from '#site/material/topic-parts.tsx'
import { paths } from '#site/paths.ts'
import portal from '#site/portal/portal.module.css'
import { Button } from '#site/ui/button.tsx'
import styles from './calendar.module.css'
import type { Calendars } from './calendar-page.tsx'

const words = portalCalendar.topics
type Show = Calendars[number]
type TopicsProps = { show: Show; clientId: string; mayChange: boolean }

export function TopicsPart({ show, clientId, mayChange }: TopicsProps) {
  const { id, topics, gauge, isRead, feed } = show
  const hasOpen = topics.some(isOpenTopic)
  return (
    <details open={hasOpen || undefined}>
      <summary>{words.heading}</summary>
      <div className={styles.topics}>
        <p>{hasOpen ? words.lead : words.none}</p>
        {isRead && (
          <p>
            {materialWords.gauge.left(gauge.episodes)}{' '}
            <a href={paths.portalMaterial(clientId, id)}>{words.more}</a>
          </p>
        )}
        <OpenTopics show={id} topics={topics} mayChange={mayChange} />
        {mayChange && <AddTopic show={id} />}
        {mayChange && <FeedForm show={id} feed={feed} />}
        <OtherTopics show={id} topics={topics} mayChange={mayChange} />
      </div>
    </details>
  )
}

function FeedForm({ show, feed }: { show: string; feed: Show['feed'] }) {
  const state =
    feed && (own(words.feed.troubles, feed.trouble ?? '') ?? words.feed[feed.readAt ? 'read' : 'first'])
  return (
    <form method="post" className={portal.form}>
      <input type="hidden" name="show" value={show} />
      <label htmlFor={`feed-${show}`} className={portal.label}>
        {words.feed.label}
      </label>
      <p id={`feed-${show}-hint`} className="small quiet">
        {words.feed.hint} {state}
      </p>
      <input
        id={`feed-${show}`}
        name="feed"
        inputMode="url"
        maxLength={2000}
        className={styles.field}
        defaultValue={feed?.url ?? ''}
        aria-describedby={`feed-${show}-hint`}
      />
      <Button type="submit" name="intent" value="topic-feed" isSmall look="line">
        {words.feed.button}
      </Button>
    </form>
  )
}
