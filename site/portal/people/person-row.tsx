import { portal } from '#content/portal.ts'
import type { ListedMember } from '#database/members.ts'
import { Day } from '#site/portal/day.tsx'
import styles from '#site/portal/portal.module.css'
import { Button } from '#site/ui/button.tsx'
import { RoleChoice } from './role-choice.tsx'

const words = portal.people

type PersonRowProps = { person: ListedMember; isYou: boolean; mayChange: boolean }

export function PersonRow({ person, isYou, mayChange }: PersonRowProps) {
  const { name, email, role, seenAt, isQuiet } = person
  return (
    <li className={styles.thing}>
      <strong>
        {name || email}
        {isYou && ` (${words.you})`}
      </strong>
      {name && <span>{email}</span>}
      <span className="small quiet">
        {words.roles[role]},{' '}
        {seenAt ? (
          <>
            {words.seen} <Day at={seenAt} />
          </>
        ) : (
          words.neverHere
        )}
        {isQuiet && `, ${words.isQuiet}`}
      </span>
      {isYou && <LettersForm isQuiet={isQuiet} />}
      {mayChange && <ChangeForms person={person} />}
    </li>
  )
}

/** Theirs alone to say. */
function LettersForm({ isQuiet }: { isQuiet: boolean }) {
  return (
    <form method="post">
      <Button type="submit" name="intent" value={isQuiet ? 'letters' : 'no-letters'} look="line" isSmall>
        {isQuiet ? words.letters : words.noLetters}
      </Button>
    </form>
  )
}

function ChangeForms({ person: { id, email, role } }: { person: ListedMember }) {
  const ofWhom = <span className="unseen">: {email}</span>
  return (
    <div className={styles.row}>
      <form method="post" className={styles.row}>
        <input type="hidden" name="member" value={id} />
        <RoleChoice
          id={`role-${id}`}
          chosen={role}
          label={
            <>
              {words.role}
              {ofWhom}
            </>
          }
        />
        <Button type="submit" name="intent" value="role" look="line" isSmall>
          {words.change}
          {ofWhom}
        </Button>
      </form>
      <form method="post">
        <input type="hidden" name="member" value={id} />
        <Button type="submit" name="intent" value="remove" look="line" isSmall>
          {words.remove}
          {ofWhom}
        </Button>
      </form>
    </div>
  )
}
