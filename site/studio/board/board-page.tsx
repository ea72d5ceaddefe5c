import { useRef } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { promisedHours } from '#content/promised-hours.ts'
import { studio } from '#content/studio.ts'
import { board as words } from '#content/studio-board.ts'
import { showsHeldUp } from '#database/hold-ups.ts'
import { openCalls } from '#database/proposed-calls.ts'
import { isId } from '#domain/id.ts'
import { promisesAhead } from '#operations/clients/promises-ahead.ts'
import { showBoard } from '#operations/show-board.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { KeysDialog } from '#site/studio/keys-dialog.tsx'
import { studioHead } from '#site/studio/studio-head.ts'
import { useFocusBack } from '#site/studio/use-focus-back.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import type { Route } from './+types/board-page'
import { boardAddress, wishOf } from './board-address.ts'
import styles from './board-page.module.css'
import { BoardTable } from './board-table.tsx'
import { boardAnswer, doDeed } from './do-deed.ts'
import { Empty } from './empty.tsx'
import { Filters } from './filters.tsx'
import { HeldUp, mostHeldUp } from './held-up.tsx'
import { marked } from './marked-rows.ts'
import { News } from './news.tsx'
import { Owed } from './owed.tsx'
import { ProposedCalls } from './proposed-calls.tsx'
import { Search } from './search.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useLiveBoard } from './use-live-board.ts'
import { useNow } from './use-now.ts'

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, studio.screens.board)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pool, operator } = context.get(studioContext)
  const wish = wishOf(new URL(request.url).searchParams)
  const now = Date.now()
  const [calls, owed, heldUp] = await Promise.all([
    openCalls(pool),
    promisesAhead(pool, promisedHours),
    showsHeldUp(pool, { most: mostHeldUp + 1 }),
  ])
  return { wish, now, me: operator.id, calls, owed, heldUp, board: marked(await showBoard(pool, wish, now)) }
}

export const action = answering(boardAnswer, ({ form, context }: WithForm<Route.ActionArgs>) =>
  doDeed(form, context.get(studioContext)),
)

/** The one that something was just done with: the next key is wanted there. */
const rowIn = (id: string | null) => (id && isId(id) ? id : undefined)

export default function BoardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { wish, now: loadedAt, me, calls, owed, heldUp, board: loaded } = loaderData
  const { search: address } = useLocation()
  const [field, body, help] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLTableSectionElement>(null),
    useRef<HTMLDialogElement>(null),
  ]
  const live = useLiveBoard({ board: loaded, now: loadedAt, search: address }, useKeptFocus())
  const { board } = live
  const { now, zone } = useNow(loadedAt)
  const row = rowIn(actionData?.request ?? new URLSearchParams(address).get('row'))
  useFocusBack(row ? [`[data-row="${row}"] th a`] : [], [actionData, row])
  useBoardKeys({ table: body, search: field, help })
  const isLoading = useNavigation().state === 'loading'
  const { filter, search } = wish
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
      <ProposedCalls calls={calls} />
      <Owed owed={owed} now={now} />
      <HeldUp shows={heldUp} now={now} />
      <Filters board={board} filter={filter} search={search} />
      <Search
        field={field}
        filter={filter}
        search={search}
        total={filter === 'all' ? board.total : board.counts[filter]}
      />
      {board.rows.length > 0 ? (
        <BoardTable body={body} rows={board.rows} isLoading={isLoading} now={now} zone={zone} me={me} />
      ) : (
        <Empty wish={wish} total={board.total} />
      )}
      <Pages wish={wish} next={board.next} />
      <KeysDialog dialog={help} keys={words.keys} />
    </>
  )
}

type Shown = Route.ComponentProps['loaderData']

function Pages({
  wish: { filter, search, after },
  next,
}: {
  wish: Shown['wish']
  next: Shown['board']['next']
}) {
  return (
    <nav aria-label={words.pages.label} className={styles.pages}>
      {after && <Link to={boardAddress({ filter, search })}>{words.pages.first}</Link>}
      {next && <Link to={boardAddress({ filter, search, after: next })}>{words.pages.next}</Link>}
    </nav>
  )
}
