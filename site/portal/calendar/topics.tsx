import { portalCalendar } from '#content/portal-calendar.ts'
import { materialWords } from '#content/portal-material.ts'
import { own } from '#domain/own.ts'
import { isOpenTopic } from '#domain/topics.ts'
import { paths } from '#site/paths.ts'
import portal from '#site/portal/portal.module.css'
import { Button } from '#site/ui/button.tsx'
import styles from './calendar.module.css'
import type { Calendars } from './calendar-page.tsx'

const words = portalCalendar.topics
type Show = Calendars[number]
type Topic = Show['topics'][number]
type TopicsProps = { show: Show; clientId: string; mayChange: boolean }

/** What comes next, in their order, and how much there is of it; each press is a form of its own. */
export function TopicsPart({ show, clientId, mayChange }: TopicsProps) {
  const { id, topics, gauge, isRead, feed } = show
  const open = topics.filter(isOpenTopic)
  const rest = topics.filter((topic) => !isOpenTopic(topic))
  return (
    <details open={open.length > 0 || undefined}>
      <summary>{words.heading}</summary>
      <div className={styles.topics}>
        <p>{open.length > 0 ? words.lead : words.none}</p>
        {isRead && (
          <p>
            {materialWords.gauge.left(gauge.episodes)}{' '}
            <a href={paths.portalMaterial(clientId, id)}>{words.more}</a>
          </p>
        )}
        <ol className={portal.things}>
          {open.map((topic, at) => (
            <li key={topic.id} className={portal.thing}>
              <Named topic={topic} />
              <span className="small quiet">{words.fits[topic.fit]}</span>
              {mayChange && (
                <Presses show={id} topic={topic} isFirst={at === 0} isLast={at === open.length - 1} />
              )}
            </li>
          ))}
        </ol>
        {mayChange && <AddForm show={id} />}
        {mayChange && <FeedForm show={id} feed={feed} />}
        {rest.length > 0 && <Rest show={id} topics={rest} mayChange={mayChange} />}
      </div>
    </details>
  )
}

type RestProps = { show: string; topics: readonly Topic[]; mayChange: boolean }

const Rest = ({ show, topics, mayChange }: RestProps) => (
  <details>
    <summary>{words.rest}</summary>
    <ul className={portal.things}>
      {topics.map((topic) => (
        <li key={topic.id} className={portal.thing}>
          <Named topic={topic} />
          <span className="small quiet">{topic.requestId ? words.told : words.struck}</span>
          {mayChange && !topic.requestId && <Press show={show} topic={topic} move="back" />}
        </li>
      ))}
    </ul>
  </details>
)

const Named = ({ topic: { title, origin } }: { topic: Topic }) => (
  <>
    <strong>{title}</strong>
    <span className="small quiet">{words.origins[origin]}</span>
  </>
)

type PressesProps = { show: string; topic: Topic; isFirst: boolean; isLast: boolean }

const Presses = ({ show, topic, isFirst, isLast }: PressesProps) => (
  <div className={portal.row}>
    {!isFirst && <Press show={show} topic={topic} move="up" />}
    {!isLast && <Press show={show} topic={topic} move="down" />}
    <Press show={show} topic={topic} move="strike" />
  </div>
)

type PressProps = { show: string; topic: Topic; move: 'up' | 'down' | 'strike' | 'back' }

const Press = ({ show, topic: { id, title }, move }: PressProps) => (
  <form method="post">
    <input type="hidden" name="show" value={show} />
    <input type="hidden" name="topic" value={id} />
    <Button type="submit" name="intent" value={`topic-${move}`} isSmall look="line">
      {words[move]}
      <span className="unseen">: {title}</span>
    </Button>
  </form>
)

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

const AddForm = ({ show }: { show: string }) => (
  <form method="post" className={portal.form}>
    <input type="hidden" name="show" value={show} />
    <label htmlFor={`topic-${show}`} className={portal.label}>
      {words.add}
    </label>
    <p id={`topic-${show}-hint`} className="small quiet">
      {words.addHint}
    </p>
    <input
      id={`topic-${show}`}
      name="topic"
      required
      maxLength={120}
      className={styles.field}
      aria-describedby={`topic-${show}-hint`}
    />
    <Button type="submit" name="intent" value="topic-add" isSmall look="line">
      {words.button}
    </Button>
  </form>
)
