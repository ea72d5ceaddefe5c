import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { readWords as words } from '#content/studio-read.ts'
import { paths } from '#site/paths.ts'
import { SourceLink } from '#site/studio/desk/evidence.tsx'
import { Hidden } from '#site/studio/desk/hidden.tsx'
import { type ReadQuery, searchOf } from '#site/studio/read-query.ts'
import { Button } from '#site/ui/button.tsx'
import type { Target } from './open-read.ts'
import styles from './read.module.css'
import type { ShownReadable } from './shown.ts'

type ReadableListProps = {
  items: readonly ShownReadable[]
  target: Target | undefined
  asked: ReadQuery
  requestId: string
}

/** Each with its page; where a place waits for one, one of them is open. */
export function ReadableList({ items, target, asked, requestId }: ReadableListProps) {
  return (
    <ol className={styles.items} id="readable">
      {items.map((item) => (
        <li key={item.key} data-row>
          {target && asked.take === item.key ? (
            <OpenItem item={item} target={target} />
          ) : (
            <ClosedItem
              item={item}
              to={target && paths.studioRead(requestId, searchOf({ ...asked, take: item.key }))}
            />
          )}
        </li>
      ))}
    </ol>
  )
}

function Head({ item: { url, heading, question, by, isInScript } }: { item: ShownReadable }) {
  return (
    <>
      {heading && <h3>{heading}</h3>}
      {question && (
        <p className="small quiet">
          {words.asks} {question}
        </p>
      )}
      <p className="small">
        {url && <SourceLink url={url} />}
        {by && ` · ${words.by(by)}`}
        {isInScript && <strong> · {words.isInScript}</strong>}
      </p>
    </>
  )
}

function ClosedItem({ item, to }: { item: ShownReadable; to: string | undefined }) {
  const text = item.sentences.map(({ text }) => text).join(' ')
  return (
    <article>
      <Head item={item} />
      <p>{text}</p>
      {to && (
        <Link to={to} preventScrollReset className={styles.open} data-enter>
          {words.open}
          <span className="unseen">: {text.slice(0, 60)}</span>
        </Link>
      )}
    </article>
  )
}

/** Whole sentences, each with a tick: nothing else can be chosen, and nothing written. */
function OpenItem({ item, target }: { item: ShownReadable; target: Target }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input[type=checkbox]')
    first?.focus({ preventScroll: true })
    void first?.scrollIntoView({ block: 'center' }) // some browsers answer with a promise
  }, [])
  const { how, at, was } = target
  return (
    <article className={styles.isOpen}>
      <Head item={item} />
      <Form
        method="post"
        ref={form}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
        }}
      >
        <Hidden values={{ choose: how, at, was }} />
        <fieldset>
          <legend className="small quiet">{words.sentences}</legend>
          {item.sentences.map(({ place, text, reason }) => (
            <label key={place} className={styles.tick}>
              <input type="checkbox" name="place" value={place} defaultChecked={!reason} data-enter />
              <span>
                {text} {reason && <em className="small quiet">({words.why(reason)})</em>}
              </span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" isSmall look="signal">
          {words.read[how]}
        </Button>
      </Form>
    </article>
  )
}
