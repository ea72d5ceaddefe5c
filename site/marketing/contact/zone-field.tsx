import fieldStyles from '#site/ui/field.module.css'
import { zoneName, zones } from './zones.ts'

type ZoneFieldProps = { label: string; chosen: string | undefined; error: string | undefined }

/** Whoever comes without JavaScript chooses where their clock hangs. */
export function ZoneField({ label, chosen = '', error }: ZoneFieldProps) {
  const isListed = !chosen || zones.some((zone) => zone === chosen)
  return (
    <div className={fieldStyles.field}>
      <label htmlFor="zone">{label}</label>
      <select
        id="zone"
        name="zone"
        className={fieldStyles.input}
        required
        defaultValue={chosen}
        data-unchosen={chosen ? undefined : ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && 'zone-error'}
      >
        <option value="">…</option>
        {!isListed && <option value={chosen}>{zoneName(chosen)}</option>}
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zoneName(zone)}
          </option>
        ))}
      </select>
      {error && (
        <p id="zone-error" className={`small ${fieldStyles.error}`}>
          {error}
        </p>
      )}
    </div>
  )
}
