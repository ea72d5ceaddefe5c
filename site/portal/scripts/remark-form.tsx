import { type Gate, mostRemark } from '#domain/script-gate.ts'
import portal from '#site/portal/portal.module.css'
import { Button } from '#site/ui/button.tsx'
import { searchOf } from './parts.tsx'
import styles from './scripts.module.css'
import type { wordsOf } from './words.ts'

type FormProps = {
  sentence: string
  hash: string
  typed: string
  part: number
  words: (typeof wordsOf)[Gate]['remark']
}

/** A plain form at the one sentence that it is about. */
export function RemarkForm({ sentence, hash, typed, part, words }: FormProps) {
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="hash" value={hash} />
      <input type="hidden" name="sentence" value={sentence} />
      <label htmlFor="remark" className={portal.label}>
        {words.label}
      </label>
      <p id="remark-hint" className="small quiet">
        {words.hint}
      </p>
      <textarea
        id="remark"
        name="text"
        rows={4}
        maxLength={mostRemark}
        required
        aria-describedby="remark-hint"
        defaultValue={typed}
        className={styles.field}
      />
      <div className={portal.row}>
        <Button type="submit" name="intent" value="remark" isSmall>
          {words.button}
        </Button>
        <a className={styles.press} href={`${searchOf(part, hash) || '?'}#${sentence}`}>
          {words.cancel}
        </a>
      </div>
    </form>
  )
}
