import { board as words } from '#content/studio-board.ts'
import { type BoardState, isWrong } from '#domain/board.ts'
import { troubleInWords } from '#site/studio/trouble-in-words.ts'
import { Badge } from '#site/ui/badge.tsx'
import type { MarkedRow } from './marked-rows.ts'
import styles from './row.module.css'

/** Red says that something went wrong, and nothing else does. */
const tones: Partial<Record<BoardState, 'signal' | 'good' | 'ink'>> = {
  'needs-you': 'ink',
  late: 'signal',
  failed: 'signal',
  delivered: 'good',
}

/** Where a request stands, what it wants of somebody, and what it complains about. */
export function State({ row: { state, need, trouble, remarks } }: { row: MarkedRow }) {
  const isTold = need !== 'approval' && need !== 'client' && state !== 'delivered' && trouble
  return (
    <>
      <Badge tone={isWrong(need) ? 'signal' : (tones[state] ?? 'plain')}>
        {need && isWrong(need) ? words.wrong[need] : words.states[state]}
      </Badge>{' '}
      {need && <span className="small">{words.needs[need]}</span>}
      {remarks > 0 && <span className="small">{words.remarks(remarks)}</span>}
      {isTold && <span className={`small quiet ${styles.trouble}`}>{troubleInWords(trouble)}</span>}
    </>
  )
}
