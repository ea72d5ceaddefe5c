import { fieldOf, type SettingField, settingSections } from '#content/settings/fields.ts'
import { settingsWords } from '#content/studio-settings.ts'
import { choiceLabel } from './choice-label.ts'
import type { ShownChange } from './settings-answer.ts'
import styles from './tables.module.css'

const words = settingsWords.preview

export function ChangesTable({ changes }: { changes: readonly ShownChange[] }) {
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{words.setting}</th>
          <th scope="col">{words.now}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ key, from, to }) => (
          <tr key={key}>
            <th scope="row">{settingName(key)}</th>
            <td data-label={words.now}>
              <Value field={fieldOf(key)} value={from} />
            </td>
            <td data-label={words.after}>
              <Value field={fieldOf(key)} value={to} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ field, value }: { field: SettingField | undefined; value: string }) {
  if (!value) return <span className="quiet">{words.nothing}</span>
  if (field?.kind === 'choice') return choiceLabel(value)
  return field?.kind === 'cents' || field?.kind === 'dollars' ? `$${value}` : value
}

/** With the group it stands in: there are three setup fees. */
export function settingName(key: string): string {
  for (const { groups } of settingSections)
    for (const { heading, fields } of groups)
      for (const field of fields) if (field.key === key) return `${heading}: ${field.label}`
  return key
}
