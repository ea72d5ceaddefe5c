import { arrivalWords as words } from '#content/arrivals.ts'
import { showWords } from '#content/studio-shows.ts'
import { own } from '#domain/own.ts'
import type { arrivalShown } from '#operations/arrivals/arrival-shown.ts'
import screen from '#site/studio/screen.module.css'

export type ShownArrival = NonNullable<Awaited<ReturnType<typeof arrivalShown>>>

/** What directories would refuse of it as it is, and what could not be fetched. */
export function ArrivalFound({ arrival }: { arrival: ShownArrival }) {
  const { broken, complaints, found, otherSound } = arrival
  const isFine = broken.length === 0 && complaints.length === 0
  return (
    <>
      <section className={screen.part} aria-labelledby="complaints">
        <h2 id="complaints">{words.complaints}</h2>
        <p className="quiet">{isFine ? words.noComplaints : words.unmended}</p>
        <ul>
          {broken.length > 0 && (
            <li>
              {found.title || words.ofShow}: {broken.map((rule) => showWords.findings[rule]).join(' ')}
            </li>
          )}
          {complaints.map((each) => (
            <li key={each.id}>
              {each.title || '–'}:{' '}
              {each.broken.map((rule) => own<string>(showWords.episodeFindings, rule)).join(' ')}
            </li>
          ))}
        </ul>
        {otherSound > 0 && <p>{words.otherSound(otherSound)}</p>}
      </section>
      <Without arrival={arrival} />
      <Lost arrival={arrival} />
    </>
  )
}

function Without({ arrival: { without } }: { arrival: ShownArrival }) {
  if (without.length === 0) return null
  return (
    <section className={screen.part} aria-labelledby="without">
      <h2 id="without">{words.without}</h2>
      <p>{words.withoutWhat}</p>
      <ul>
        {without.map((each) => (
          <li key={each.id}>
            {each.title || '–'} ({each.without.map((what) => own<string>(words.beside, what)).join(', ')})
          </li>
        ))}
      </ul>
    </section>
  )
}

function Lost({ arrival: { lost } }: { arrival: ShownArrival }) {
  if (lost.length === 0) return null
  return (
    <section className={screen.part} aria-labelledby="lost">
      <h2 id="lost">{words.lost}</h2>
      <p>{words.troubles}</p>
      <ul>
        {lost.map(({ id, title, trouble }) => (
          <li key={id}>
            {title || '–'} ({words.trouble(trouble ?? '')})
          </li>
        ))}
      </ul>
    </section>
  )
}
