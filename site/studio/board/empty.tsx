import { board as words } from '#content/studio-board.ts'
import type { BoardWish } from '#operations/show-board.ts'
import styles from './board-page.module.css'

export function Empty({ wish: { filter, search, after }, total }: { wish: BoardWish; total: number }) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 240 24" aria-hidden="true">
        <path d="M0 12h240" stroke="currentColor" strokeWidth="3" strokeDasharray="3 5" />
      </svg>
      {total === 0 && !search ? (
        <>
          <h2>{words.empty.none.heading}</h2>
          <p className="quiet">{words.empty.none.text}</p>
        </>
      ) : (
        <p>{textFor({ filter, search, after })}</p>
      )}
    </div>
  )
}

function textFor({ filter, search, after }: BoardWish): string {
  if (search) return words.empty.search
  if (after || filter === 'all') return words.empty.further
  return filter === 'needs-you' ? words.empty.calm : words.empty.state(words.states[filter])
}
