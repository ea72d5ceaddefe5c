import { minute as words } from '#content/minute.ts'
import type { Offered } from '#production/writer/offered.ts'
import styles from './minute.module.css'
import { MinuteTextField, type TypedFields } from './text-field.tsx'

const { correct } = words

/** What hosts say themselves, and may have wrong. */
export function Corrections({ facts, ...shared }: TypedFields & { facts: Offered['facts'] }) {
  return (
    <section className={styles.part}>
      <h2>{correct.title}</h2>
      <p className="quiet">{correct.text}</p>
      <MinuteTextField {...shared} field="name" hint={correct.nameNow(facts.name)} />
      <MinuteTextField
        {...shared}
        field="telephone"
        hint={correct.telephoneNow(facts.telephone)}
        inputMode="tel"
      />
      <MinuteTextField {...shared} field="hours" hint={correct.hoursNow} />
    </section>
  )
}
