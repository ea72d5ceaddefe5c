import { portalScripts } from '#content/portal-scripts.ts'
import type { Difference } from '#domain/draft/compare-drafts.ts'
import { Day } from '#site/portal/day.tsx'
import type { Read } from './open-offer.ts'
import styles from './scripts.module.css'

type SinceProps = { since: NonNullable<Read['since']>; words: { heading: string } }

/** The page stays one that a telephone has soon. */
const mostShown = 12
const { since: said, state } = portalScripts

/** What is another since somebody of theirs decided last, so that nobody reads or hears all of it again to find it. */
export function Since({ since: { decision, differences }, words }: SinceProps) {
  return (
    <details>
      <summary>{words.heading}</summary>
      <p className="small quiet">
        {decision.verdict === 'yes' ? state.recorded : state.changed} {state.by(decision)} {state.on}{' '}
        <Day at={decision.at} hasClock />
      </p>
      {differences === 'anew' ? (
        <p>{said.anew}</p>
      ) : (
        <ul className={styles.since}>
          {differences.slice(0, mostShown).map((each) => (
            <li key={`${each.what} ${'id' in each ? each.id : 'of' in each ? each.of : ''}`}>
              <Changed difference={each} />
            </li>
          ))}
          {differences.length > mostShown && <li>{said.more(differences.length - mostShown)}</li>}
        </ul>
      )}
    </details>
  )
}

function Changed({ difference }: { difference: Difference }) {
  if (
    difference.what === 'voice' ||
    difference.what === 'pronunciation' ||
    difference.what === 'theme' ||
    difference.what === 'cover'
  )
    return said.of[difference.what]
  const [was, is] =
    difference.what === 'sentence'
      ? [difference.was?.text, difference.is?.text]
      : [difference.was, difference.is]
  return (
    <>
      {was && <del>{was}</del>} {is && <ins>{is}</ins>}
    </>
  )
}
