import { minute as words } from '#content/minute.ts'
import type { OfferedExcerpt } from '#production/writer/offered.ts'
import { shortAddress, webAddress } from '#site/listen/passage-link.ts'
import styles from './minute.module.css'

type ExcerptTextProps = { excerpt: OfferedExcerpt; notHeard: string | undefined }

/** The question that is asked, the words that are read, where they stand, and why they are not heard. */
export function ExcerptText({ excerpt: { question, text, by, url }, notHeard }: ExcerptTextProps) {
  const address = webAddress(url)
  return (
    <>
      {question && <strong className={styles.asked}>{question}</strong>}
      <span className={styles.text}>{by ? `${by}: ${text}` : text}</span>
      <span className="small quiet">{address ? shortAddress(address) : words.own}</span>
      {notHeard !== undefined && <span className={`small ${styles.fault}`}>{words.notHeard(notHeard)}</span>}
    </>
  )
}
