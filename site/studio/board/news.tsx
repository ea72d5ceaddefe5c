import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { board as words } from '#content/studio-board.ts'
import { own } from '#domain/own.ts'
import { paths } from '#site/paths.ts'
import { clockIn } from '#site/studio/due.ts'
import type { MarkedBoard } from './marked-rows.ts'
import styles from './news.module.css'
import type { Live } from './use-live-board.ts'

type NewsProps = { live: Live; loaded: MarkedBoard; told: string | undefined; zone: string | undefined }

/** What somebody has just done, what needs them since they came, and whether what they see is still so. */
export function News({ live, loaded, told, zone }: NewsProps) {
  const [params] = useSearchParams()
  const { trouble, heardAt, board } = live
  const made = params.get('made')
  const madeWords = own(words.made, made ?? '')
  const isNotLive = trouble !== undefined
  return (
    <>
      <p role="status" className={told || madeWords ? styles.told : 'unseen'}>
        {told ?? madeWords}
      </p>
      <p role="status" className="unseen">
        {useNewNeeds(board, loaded)}
      </p>
      <p role="status" className={isNotLive ? styles.trouble : 'unseen'}>
        {trouble === 'away' && words.live.away(clockIn(heardAt, zone))}
        {trouble === 'signed-out' && (
          <>
            {words.live.signedOut} <a href={paths.studioSignIn()}>{words.live.signIn}</a>
          </>
        )}
      </p>
    </>
  )
}

const needing = ({ rows }: MarkedBoard) => rows.filter(({ state }) => state === 'needs-you')

/** Said once for each, and not for those that were there at first: whoever came has read them. */
function useNewNeeds(board: MarkedBoard, loaded: MarkedBoard): string {
  const [said, setSaid] = useState({ board: loaded, text: '' })
  useEffect(() => {
    setSaid((before) => {
      const known = new Set(needing(before.board).map(({ id }) => id))
      const names = needing(board)
        .filter(({ id }) => !known.has(id))
        .map(({ business }) => business)
      return { board, text: names.length > 0 && board !== loaded ? words.live.needsYou(names) : before.text }
    })
  }, [board, loaded])
  return said.text
}
