import { useRef } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { studio } from '#content/studio.ts'
import { board as words } from '#content/studio-board.ts'
import { showBoard } from '#operations/show-board.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { KeysDialog } from '#site/studio/keys-dialog.tsx'
import { studioHead } from '#site/studio/studio-head.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import type { Route } from './+types/board-page'
import { boardAddress, wishOf } from './board-address.ts'
import styles from './board-page.module.css'
import { BoardTable } from './board-table.tsx'
import { boardAnswer, doDeed } from './do-deed.ts'
import { Empty } from './empty.tsx'
import { Filters } from './filters.tsx'
import { marked } from './marked-rows.ts'
import { News } from './news.tsx'
import { Search } from './search.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useLiveBoard } from './use-live-board.ts'
import { useNow } from './use-now.ts'

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, studio.screens.board)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pool } = context.get(studioContext)
  const wish = wishOf(new URL(request.url).searchParams)
  const now = Date.now()
  return { wish, now, board: marked(await showBoard(pool, wish, now)) }
}

export const action = answering(boardAnswer, ({ form, context }: WithForm<Route.ActionArgs>) =>
  doDeed(form, context.get(studioContext)),
)

export default function BoardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { wish, now: loadedAt, board: loaded } = loaderData
  const { search: address } = useLocation()
  const [field, body, help] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLTableSectionElement>(null),
    useRef<HTMLDialogElement>(null),
  ]
  const live = useLiveBoard({ board: loaded, now: loadedAt, search: address }, useKeptFocus())
  const { board } = live
  const { now, zone } = useNow(loadedAt)
  useBoardKeys({ table: body, search: field, help })
  const isLoading = useNavigation().state === 'loading'
  const { filter, search, after } = wish
  return (
    <>
      <div className={styles.head}>
        <h1>{words.heading}</h1>
        <ButtonLink isSmall href={paths.studioNew()}>
          {words.newRequest}
        </ButtonLink>
        <button type="button" className={styles.keys} onClick={() => help.current?.showModal()}>
          {words.keys.button} <kbd>?</kbd>
        </button>
      </div>
      <News live={live} loaded={loaded} told={actionData?.told} zone={zone} />
      <Filters board={board} filter={filter} search={search} />
      <Search
        field={field}
        filter={filter}
        search={search}
        total={filter === 'all' ? board.total : board.counts[filter]}
      />
      {board.rows.length > 0 ? (
        <BoardTable body={body} rows={board.rows} isLoading={isLoading} now={now} zone={zone} />
      ) : (
        <Empty wish={wish} total={board.total} />
      )}
      <nav aria-label={words.pages.label} className={styles.pages}>
        {after && <Link to={boardAddress({ filter, search })}>{words.pages.first}</Link>}
        {board.next && (
          <Link to={boardAddress({ filter, search, after: board.next })}>{words.pages.next}</Link>
        )}
      </nav>
      <KeysDialog dialog={help} keys={words.keys} />
    </>
  )
}
