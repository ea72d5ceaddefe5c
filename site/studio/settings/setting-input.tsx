import { settingsWords as words } from '#content/studio-settings.ts'
import type { SettingFault, SettingKind } from '#domain/setting-kinds.ts'
import type { Setting } from '#domain/settings.ts'
import { choiceLabel } from './choice-label.ts'
import form from './form.module.css'
import { MarkInput } from './mark-input.tsx'
import styles from './settings.module.css'

type Wanted = {
  field: Setting
  value: string
  asItCame: string
  fault?: SettingFault | undefined
  conflict?: { by: string; value: string } | undefined
}

export function SettingInput({ field, value, asItCame, fault, conflict }: Wanted) {
  const id = `setting-${field.key.replaceAll('.', '-')}`
  const hint = [field.hint, hintOfEmpty(field, value, asItCame)].filter(Boolean).join(' ')
  const described = [hint && `${id}-hint`, (fault || conflict) && `${id}-fault`].filter(Boolean).join(' ')
  const input = {
    id,
    name: field.key,
    defaultValue: value,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className={isLong(field) ? form.longField : form.field}>
      <label htmlFor={id}>{field.label}</label>
      {control(field, input)}
      {hint && (
        <p id={`${id}-hint`} className="quiet small">
          {hint}
        </p>
      )}
      {(fault || conflict) && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault
            ? words.faultSentences[fault]
            : words.stale.conflict(conflict?.by ?? '', choiceLabel(conflict?.value ?? ''))}
        </p>
      )}
    </div>
  )
}

type Input = { id: string; name: string; defaultValue: string }

function control(field: Setting, input: Input) {
  if (field.kind === 'mark') return <MarkInput {...input} />
  if (field.kind === 'choice')
    return (
      <select {...input}>
        {field.choices?.map((choice) => (
          <option key={choice} value={choice}>
            {choiceLabel(choice)}
          </option>
        ))}
      </select>
    )
  if (ofLines.includes(field.kind))
    return <textarea {...input} rows={field.kind === 'lines' ? 6 : 4} spellCheck={field.kind === 'lines'} />
  const isPrice = field.kind === 'cents' || field.kind === 'dollars'
  if (!isPrice)
    return <input {...input} type="text" inputMode={modes[field.kind] ?? 'text'} autoComplete="off" />
  return (
    <span className={form.price}>
      <span aria-hidden="true">$</span>
      <input {...input} type="text" inputMode="decimal" autoComplete="off" />
    </span>
  )
}

const ofLines: readonly SettingKind[] = ['lines', 'links', 'lexicon', 'model-prices']

const modes: Partial<Record<SettingKind, 'email' | 'url' | 'numeric'>> = {
  email: 'email',
  link: 'url',
  count: 'numeric',
}

const isLong = ({ kind, mostCharacters = 0 }: Setting) =>
  ofLines.includes(kind) || kind === 'link' || mostCharacters > 120

/** Only where it is not obvious what nothing would mean. */
function hintOfEmpty({ kind }: Setting, value: string, asItCame: string) {
  if (value === asItCame || ['choice', 'lines', 'model-prices', 'mark'].includes(kind)) return ''
  return asItCame ? words.leaveEmpty(asItCame) : words.leaveEmptyForNone
}
