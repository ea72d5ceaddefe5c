import { minute as words } from '#content/minute.ts'
import styles from './minute.module.css'
import { MinuteTextField, type TypedFields } from './text-field.tsx'

const { say } = words

/** The two questions that nobody but the owner can answer. */
export function OwnWords(shared: TypedFields) {
  return (
    <section className={styles.part}>
      <h2>{say.title}</h2>
      <p className="quiet">{say.text}</p>
      <MinuteTextField {...shared} field="sentence" hint={say.sentenceHint} rows={2} />
      <fieldset className={styles.asking}>
        <legend>{say.asked}</legend>
        <p className="small quiet">{say.askedText}</p>
        {(['1', '2', '3'] as const).map((number) => (
          <div key={number} className={styles.pair}>
            <MinuteTextField {...shared} field={`question${number}`} rows={2} />
            <MinuteTextField {...shared} field={`answer${number}`} rows={3} />
          </div>
        ))}
      </fieldset>
    </section>
  )
}
