import { Form, useLocation } from 'react-router'
import { board as words } from '#content/studio-board.ts'
import styles from './deeds.module.css'
import type { MarkedRow } from './marked-rows.ts'

/** Whose a request is. Nobody's can be taken and one's own given back; the desk gives it to others. */
export function Whose({ row: { id, business, assignee }, me }: { row: MarkedRow; me: string }) {
  const { search } = useLocation()
  if (assignee && assignee.id !== me) return assignee.name
  const deed = assignee ? 'give-back' : 'take'
  return (
    <Form
      method="post"
      action={`?index${search && `&${search.slice(1)}`}`}
      preventScrollReset
      className={styles.whose}
    >
      <input type="hidden" name="request" value={id} />
      <input type="hidden" name="business" value={business} />
      {assignee && words.you}
      <button
        type="submit"
        name="deed"
        value={deed}
        data-take=""
        aria-label={`${words.assigning[deed]}: ${business}`}
      >
        {words.assigning[deed]}
      </button>
    </Form>
  )
}
