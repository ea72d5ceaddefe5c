import { settingsWords } from '#content/studio-settings.ts'
import { type Setting, settingOf } from '#domain/settings.ts'
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
              <Value field={settingOf(key)} value={from} />
            </td>
            <td data-label={words.after}>
              <Value field={settingOf(key)} value={to} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ field, value }: { field: Setting | undefined; value: string }) {
  if (!value && field?.kind === 'mark') return settingsWords.mark.drawn
  if (!value) return <span className="quiet">{words.nothing}</span>
  if (field?.kind === 'choice') return choiceLabel(value)
  return field?.kind === 'cents' || field?.kind === 'dollars' ? `$${value}` : value
}

/** With the group it stands in: there are three setup fees. */
export function settingName(key: string): string {
  const setting = settingOf(key)
  return setting ? `${setting.heading}: ${setting.label}` : key
}
