import { desk } from '#content/studio-desk.ts'
import { Button } from '#site/ui/button.tsx'
import styles from './desk-page.module.css'

type PlayerBarProps = {
  playing: string | undefined
  trouble: string | undefined
  at: number
  of: number
  isFresh: boolean
  canPlay: boolean
  toggle: () => void
}

const words = desk.player

/** Always in reach: what is heard, and how to stop it. */
export function PlayerBar({ playing, trouble, at, of, isFresh, canPlay, toggle }: PlayerBarProps) {
  return (
    <section className={styles.player} aria-label={words.label}>
      {canPlay ? (
        <Button isSmall look="ink" onClick={toggle} id="play">
          {playing ? words.pause : words.play}
        </Button>
      ) : (
        <span className="quiet">{words.none}</span>
      )}
      <span className="figures">{words.place(at, of)}</span>
      {playing && isFresh && <span className="small quiet">{words.fresh}</span>}
      <span role="status" className="small">
        {trouble !== undefined && words.trouble(trouble)}
      </span>
    </section>
  )
}
