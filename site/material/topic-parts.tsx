import { portalCalendar } from '#content/portal-calendar.ts'
import { materialWords } from '#content/portal-material.ts'
import { isOpenTopic, type TopicOrigin } from '#domain/topics.ts'
import type { openTopics } from '#operations/topics.ts'
import { Button } from '#site/ui/button.tsx'
import styles from './material.module.css'

const words = portalCalendar.topics
type Topic = Awaited<ReturnType<typeof openTopics>>['topics'][number]
type TopicsProps = {
  show: string
  topics: readonly Topic[]
  mayChange: boolean
  /** Where each comes from, as whoever reads it says it. */
  origins?: Record<TopicOrigin, string>
  /** On which day its episode would appear, where one is free for it. */
  planned?: ReadonlyMap<string, string>
}
const none: ReadonlyMap<string, string> = new Map()

/** What comes next, in their order, and how much there is of it; each press is a form of its own. */
export function OpenTopics({
  show,
  topics,
  mayChange,
  origins = words.origins,
  planned = none,
}: TopicsProps) {
  const open = topics.filter(isOpenTopic)
  return (
    <ol className={styles.things}>
      {open.map((topic, at) => (
        <li key={topic.id} className={styles.thing}>
          <Named topic={topic} origins={origins} />
          <span className="small quiet">
            {words.fits[topic.fit]}
            {planned.has(topic.id) && `, ${materialWords.topics.day(planned.get(topic.id) ?? '')}`}
          </span>
          {mayChange && (
            <Presses show={show} topic={topic} isFirst={at === 0} isLast={at === open.length - 1} />
          )}
        </li>
      ))}
    </ol>
  )
}

/** Told, or struck out. */
export function OtherTopics({ show, topics, mayChange, origins = words.origins }: TopicsProps) {
  const rest = topics.filter((topic) => !isOpenTopic(topic))
  if (rest.length === 0) return null
  return (
    <details>
      <summary>{words.rest}</summary>
      <ul className={styles.things}>
        {rest.map((topic) => (
          <li key={topic.id} className={styles.thing}>
            <Named topic={topic} origins={origins} />
            <span className="small quiet">{topic.requestId ? words.told : words.struck}</span>
            {mayChange && !topic.requestId && <Press show={show} topic={topic} move="back" />}
          </li>
        ))}
      </ul>
    </details>
  )
}

const Named = ({
  topic: { title, origin },
  origins,
}: {
  topic: Topic
  origins: Record<TopicOrigin, string>
}) => (
  <>
    <strong>{title}</strong>
    <span className="small quiet">{origins[origin]}</span>
  </>
)

type PressesProps = { show: string; topic: Topic; isFirst: boolean; isLast: boolean }

const Presses = ({ show, topic, isFirst, isLast }: PressesProps) => (
  <div className={styles.row}>
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

export const AddTopic = ({ show }: { show: string }) => (
  <form method="post" className={styles.form}>
    <input type="hidden" name="show" value={show} />
    <label htmlFor={`topic-${show}`} className={styles.label}>
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
      className={styles.text}
      aria-describedby={`topic-${show}-hint`}
    />
    <Button type="submit" name="intent" value="topic-add" isSmall look="line">
      {words.button}
    </Button>
  </form>
)
