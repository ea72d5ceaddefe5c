import { Link } from 'react-router'
import { board as words } from '#content/studio-board.ts'
import { type BoardState, boardStates } from '#domain/board.ts'
import { own } from '#domain/own.ts'
import type { Board } from '#operations/show-board.ts'
import { boardAddress } from './board-address.ts'
import styles from './filters.module.css'

type FiltersProps = { board: Pick<Board, 'counts' | 'total'>; filter: BoardState | 'all'; search: string }

const looks: Partial<Record<BoardState, string | undefined>> = {
  'needs-you': styles.urgent,
  late: styles.wrong,
  failed: styles.wrong,
}

/** Every state with how many there are, as a link. */
export function Filters({ board: { counts, total }, filter, search }: FiltersProps) {
  const filters = [
    { id: 'all' as const, name: words.all, count: total },
    ...boardStates.map((id) => ({ id, name: words.states[id], count: counts[id] })),
  ]
  return (
    <nav aria-label={words.filters} className={styles.filters}>
      {filters.map(({ id, name, count }) => (
        <Link
          key={id}
          to={boardAddress({ filter: id, search })}
          aria-current={id === filter ? 'page' : undefined}
          className={count > 0 ? own(looks, id) : undefined}
        >
          {name} <span className="figures">{count.toLocaleString('en')}</span>
        </Link>
      ))}
    </nav>
  )
}
