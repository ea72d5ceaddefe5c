import { portal } from '#content/portal.ts'
import { questionnaire } from '#content/questionnaire.ts'
import type { HandedPart } from '#database/answers.ts'
import type { ListedMember } from '#database/members.ts'
import styles from '#site/portal/portal.module.css'
import { Button } from '#site/ui/button.tsx'

const words = questionnaire.hand

type HandFormProps = { colleagues: readonly ListedMember[]; handed: readonly HandedPart[]; people: string }

export function HandForm({ colleagues, handed, people }: HandFormProps) {
  return (
    <section className={styles.part} aria-labelledby="hand">
      <h2 id="hand">{words.heading}</h2>
      {handed.map(({ memberId, who }) => (
        <p key={memberId}>{words.since(who)}</p>
      ))}
      {colleagues.length === 0 ? (
        <p>
          {words.nobody} <a href={people}>{portal.screens.people}</a>
        </p>
      ) : (
        <form method="post" className={styles.row}>
          <label className={styles.label} htmlFor="to">
            <span>{words.whom}</span>
            <select id="to" name="to" className={styles.select}>
              {colleagues.map(({ id, name, email }) => (
                <option key={id} value={id}>
                  {name || email}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" name="intent" value="hand" look="line" isSmall>
            {words.button}
          </Button>
        </form>
      )}
    </section>
  )
}
