import { desk } from '#content/studio-desk.ts'
import type { Colleague } from '#database/assignees.ts'
import { Button } from '#site/ui/button.tsx'
import styles from './desk-page.module.css'
import { Hidden } from './hidden.tsx'
import type { Send } from './use-send.ts'

const words = desk.whose
type WhoseProps = { assignee: string | null; colleagues: readonly Colleague[]; send: Send }

/** Whose request it is, and the way to give it to somebody else. */
export function Whose({ assignee, colleagues, send }: WhoseProps) {
  return (
    <send.Form method="post" className={styles.whose} key={assignee}>
      <Hidden values={{ deed: 'assign' }} />
      <label>
        {words.label}{' '}
        <select name="to" defaultValue={assignee ?? ''}>
          <option value="">{words.nobody}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" isSmall look="line">
        {words.give}
      </Button>
    </send.Form>
  )
}
