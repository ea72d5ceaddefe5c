import { placeWords as words } from '#content/places.ts'
import type { Announced } from '#database/announcements.ts'
import { own } from '#domain/own.ts'
import { Moment } from '#site/studio/moment.tsx'
import screen from '#site/studio/screen.module.css'

/** Who is told of each change of the feed without a person, and how that went. */
export function ToldByItself({ announced, now }: { announced: readonly Announced[]; now: Date }) {
  return (
    <section className={screen.part} aria-labelledby="automatic">
      <h2 id="automatic">{words.automatic}</h2>
      {announced.length === 0 && <p className="quiet">{words.nobodyTold}</p>}
      <ul>
        {announced.map(({ receiver, state, at, trouble }) => (
          <li key={receiver}>
            {own<string>(words.receivers, receiver) ?? receiver}: {words.told[state]}{' '}
            <Moment at={at} now={now} />
            {trouble && ` ${trouble}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
