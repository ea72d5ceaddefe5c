import { Form } from 'react-router'
import { operators as words } from '#content/studio-sign-in.ts'
import type { Operator } from '#domain/operator.ts'
import styles from '#site/studio/account/account.module.css'
import { Button } from '#site/ui/button.tsx'

type Shown = Operator & { state: 'active' | 'invited' | 'disabled'; seen: string; isYou: boolean }

export function OperatorRow({ operator }: { operator: Shown }) {
  const { id, name, email, role, state, seen, isYou } = operator
  const otherRole = role === 'owner' ? 'operator' : 'owner'
  const isDisabled = state === 'disabled'
  return (
    <tr>
      <th scope="row">
        {name} {isYou && <span className="quiet">({words.you})</span>}
        <br />
        <span className="small quiet">{email}</span>
      </th>
      <td data-column={words.columns.role}>{words.roles[role]}</td>
      <td data-column={words.columns.state}>{words.states[state]}</td>
      <td data-column={words.columns.seen}>{seen}</td>
      <td>
        <div className={styles.deeds}>
          {!isDisabled && (
            <>
              <Deed id={id} intent="role" role={otherRole} label={words.makes[otherRole]} name={name} />
              <Deed id={id} intent="renew" label={words.renew} name={name} />
            </>
          )}
          <Deed
            id={id}
            intent={isDisabled ? 'enable' : 'disable'}
            label={isDisabled ? words.enable : words.disable}
            name={name}
          />
        </div>
      </td>
    </tr>
  )
}

type DeedProps = { id: string; intent: string; label: string; name: string; role?: string }

const Deed = ({ id, intent, label, name, role }: DeedProps) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="intent" value={intent} />
    {role && <input type="hidden" name="role" value={role} />}
    <Button type="submit" look="line" isSmall aria-label={words.deedFor(label, name)}>
      {label}
    </Button>
  </Form>
)
