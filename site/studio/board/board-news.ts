import { showBoard } from '#operations/show-board.ts'
import { studioContext } from '#site/context.ts'
import type { Route } from './+types/board-news'
import { wishOf } from './board-address.ts'
import { newsSince } from './known-board.ts'
import { marked } from './marked-rows.ts'

/**
 * What has changed on one page of the board since `known`. It is asked for every few seconds rather than streamed: so
 * each answer passes the door, which ends it with the session; a server that stops waits for nobody; and nothing is
 * held open for an operator whose laptop sleeps. Where nothing changed, the answer is empty.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { pool } = context.get(studioContext)
  const params = new URL(request.url).searchParams
  const board = marked(await showBoard(pool, wishOf(params), Date.now()))
  const news = newsSince(params.get('known') ?? '', board)
  return news ? Response.json(news) : new Response(null, { status: 204 })
}
