import { Form } from 'react-router'
import { showLeavingWords as words } from '#content/show-leaving.ts'
import { after, endingDays, hasClosed, hasMoved, movingDays } from '#domain/leaving.ts'
import type { PublicShow } from '#domain/public-show.ts'
import { Moment } from '#site/studio/moment.tsx'
import screen from '#site/studio/screen.module.css'
import { Button } from '#site/ui/button.tsx'

type Props = { show: PublicShow; now: Date; typed: Readonly<Record<string, string>> }

/** To another house, or for good: what that means, and what can be taken back. */
export function Leaving({ show, now, typed }: Props) {
  const { movingSince, endingSince } = show
  return (
    <section className={screen.part} aria-labelledby="leaving">
      <h2 id="leaving">{words.heading}</h2>
      {movingSince && <Moving show={show} since={movingSince} now={now} />}
      {endingSince && <Ending show={show} since={endingSince} now={now} />}
      {!movingSince && !endingSince && (
        <>
          <Lock isLocked={show.isLocked} />
          <MoveForm typed={typed} />
          <EndForm typed={typed} />
        </>
      )}
    </section>
  )
}

type Under = { show: PublicShow; since: Date; now: Date }

function Moving({ show, since, now }: Under) {
  if (hasMoved(show, now)) return <p>{words.moved(show.movingTo ?? '')}</p>
  return (
    <>
      <p>{words.moving(show.movingTo ?? '')}</p>
      <p>
        {words.leadsThere} <Moment at={after(since, movingDays)} now={now} />
      </p>
      <StayHere />
    </>
  )
}

function Ending({ show, since, now }: Under) {
  if (hasClosed(show, now)) return <p>{words.closed}</p>
  return (
    <>
      <p>{words.ending}</p>
      <p>
        {words.closes} <Moment at={after(since, endingDays)} now={now} />
      </p>
      <StayHere />
    </>
  )
}

const StayHere = () => (
  <Form method="post">
    <Button type="submit" name="intent" value="stay" isSmall>
      {words.stay}
    </Button>
  </Form>
)

const Lock = ({ isLocked }: { isLocked: boolean }) => (
  <Form method="post" className={screen.part}>
    <p>{isLocked ? words.locked : words.unlocked}</p>
    <Button type="submit" name="intent" value={isLocked ? 'unlock' : 'lock'} look="line" isSmall>
      {isLocked ? words.unlock : words.lock}
    </Button>
  </Form>
)

const MoveForm = ({ typed }: Pick<Props, 'typed'>) => (
  <Form method="post" className={screen.part} aria-label={words.move}>
    <p id="moving-means">{words.moveMeans}</p>
    <label className={screen.label}>
      {words.address}
      <input
        className={screen.input}
        name="movingTo"
        autoComplete="off"
        defaultValue={typed.movingTo ?? ''}
        aria-describedby="moving-means"
      />
    </label>
    <label className={screen.tick}>
      <input type="checkbox" name="seen" value="yes" />
      {words.seenMyself}
    </label>
    <Button type="submit" name="intent" value="move" look="line" isSmall>
      {words.move}
    </Button>
  </Form>
)

const EndForm = ({ typed }: Pick<Props, 'typed'>) => (
  <Form method="post" className={screen.part} aria-label={words.end}>
    <p id="ending-means">{words.endMeans}</p>
    <label className={screen.label}>
      {words.farewell}
      <textarea
        className={screen.input}
        rows={3}
        name="farewell"
        defaultValue={typed.farewell ?? words.usualFarewell}
        aria-describedby="ending-means"
      />
    </label>
    <Button type="submit" name="intent" value="end" look="line" isSmall>
      {words.end}
    </Button>
  </Form>
)
