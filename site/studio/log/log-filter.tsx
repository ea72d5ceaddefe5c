import { Form } from 'react-router'
import { logWords as words } from '#content/studio-rights.ts'
import type { LogQuestion } from '#database/deeds-log.ts'
import screen from '#site/studio/screen.module.css'
import { Button } from '#site/ui/button.tsx'

type Props = {
  asked: LogQuestion
  operators: readonly { id: string; name: string }[]
  kinds: readonly string[]
}

export function LogFilter({ asked, operators, kinds }: Props) {
  return (
    <Form className={screen.row}>
      <div className={screen.label}>
        <label htmlFor="filter-operator">{words.operator}</label>
        <select
          className={screen.input}
          id="filter-operator"
          name="operator"
          defaultValue={asked.operatorId ?? ''}
        >
          <option value="">{words.everybody}</option>
          {operators.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className={screen.label}>
        <label htmlFor="filter-deed">{words.deed}</label>
        <select className={screen.input} id="filter-deed" name="deed" defaultValue={asked.deed ?? ''}>
          <option value="">{words.everything}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kind.replaceAll('-', ' ')}
            </option>
          ))}
        </select>
      </div>
      <div className={screen.label}>
        <label htmlFor="filter-request">{words.request}</label>
        <input
          className={screen.input}
          id="filter-request"
          name="request"
          defaultValue={asked.requestId ?? ''}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <Button type="submit" isSmall>
        {words.filter}
      </Button>
    </Form>
  )
}
