import { arrivalWords as words } from '#content/arrivals.ts'
import { showWords } from '#content/studio-shows.ts'
import { own } from '#domain/own.ts'
import type { arrivalShown } from '#operations/arrivals/begin-arrival.ts'
import screen from '#site/studio/screen.module.css'

export type ShownArrival = NonNullable<Awaited<ReturnType<typeof arrivalShown>>>

/** What directories would refuse of it as it is, and what could not be fetched. */
export function ArrivalFound({ arrival }: { arrival: ShownArrival }) {
  const { broken, complaints, lost, found } = arrival
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
      </section>
      {lost.length > 0 && (
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
      )}
    </>
  )
}
