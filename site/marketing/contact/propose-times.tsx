import { useActionData } from 'react-router'
import { contactEmail } from '#content/brand.ts'
import { proposing } from '#content/proposing.ts'
import { type CallEntries, type CallFault, type CallField, longestOf } from '#domain/proposed-call.ts'
import { InlineScript } from '#site/inline-script.tsx'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import ownZone from './own-zone.ts?inline'
import styles from './propose-times.module.css'
import { ZoneField } from './zone-field.tsx'

/** What became of a form that was not taken, with all that was typed. */
export type NotProposed = {
  entries: CallEntries
  faults: Partial<Record<CallField, CallFault>>
  trouble?: 'limited' | 'away'
}

const { labels, faults: words } = proposing
const times = ['time-1', 'time-2', 'time-3'] as const

/** Works without JavaScript, and twice pressed is once proposed. */
export function ProposeTimes() {
  const { entries, faults = {}, trouble } = useActionData<NotProposed>() ?? {}
  const email = contactEmail(useSettings())
  const field = (name: CallField) => ({
    id: name,
    name,
    label: labels[name],
    defaultValue: entries?.[name] ?? '',
    error: faults[name] && words[faults[name]],
  })
  return (
    <form method="post" action={paths.contact()} className={styles.form}>
      <p className="quiet">{proposing.text}</p>
      {entries && (
        <p role="alert" className={styles.trouble}>
          {trouble ? proposing[trouble] : proposing.faulty}{' '}
          {trouble && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      )}
      <div className={styles.times}>
        {times.map((name) => (
          <Field key={name} {...field(name)} type="datetime-local" step={900} required />
        ))}
      </div>
      <ZoneField label={labels.zone} chosen={entries?.zone} error={faults.zone && words[faults.zone]} />
      <Field {...field('name')} autoComplete="name" maxLength={longestOf.name} required />
      <Field {...field('email')} type="email" autoComplete="email" required />
      <Field {...field('website')} inputMode="url" autoComplete="url" maxLength={2048} required />
      <Field {...field('note')} rows={3} maxLength={longestOf.note} />
      <p className={styles.end}>
        <Button type="submit">{proposing.button}</Button>
        <a className="small" href={`${paths.privacy()}#scheduling`}>
          {proposing.privacy}
        </a>
      </p>
      <InlineScript code={ownZone} />
    </form>
  )
}
