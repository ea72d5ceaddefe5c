import { minute as words } from '#content/minute.ts'
import type { WishFaults } from '#production/writer/judge-wishes.ts'
import { faultWords, labels } from './fault-words.ts'
import type { PageFault } from './judge-draft.ts'
import styles from './minute.module.css'

type FaultSummaryProps = { faults: WishFaults; pageFault: PageFault | undefined }

/** Everything that is in the way, each with the way to its field. It has the focus when the page comes. */
export function FaultSummary({ faults, pageFault }: FaultSummaryProps) {
  const count = faults.size + (pageFault ? 1 : 0)
  if (count === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: whoever has pressed is told first what was in the way
    <section className={styles.note} role="alert" tabIndex={-1} autoFocus data-faults>
      <h2>{words.faults.summary(count)}</h2>
      <ul>
        {pageFault && <li>{pageWords(pageFault)}</li>}
        {[...faults].map(([field, fault]) => (
          <li key={field}>
            <a href={`#${field}`}>{labels[field]}</a>: {faultWords(fault)}
          </li>
        ))}
      </ul>
    </section>
  )
}

const pageWords = (fault: PageFault) =>
  fault.fault === 'no-who' ? words.faults['no-who'] : words.faults['too-few'](fault.words)
