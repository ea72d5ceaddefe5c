import { listening } from '#content/listening.ts'
import { aim as words } from '#content/studio-aim.ts'
import type { Effect } from '#domain/material.ts'
import { isAddressOfText } from '#domain/website-name.ts'
import type { OpenAim } from '#operations/aim-episode.ts'
import { SourceLink } from '#site/studio/desk/evidence.tsx'
import styles from './effects.module.css'

const { screen } = words

/** What came of each wish, in a sentence. */
export function Effects({ open: { effects, seconds, brief } }: { open: OpenAim }) {
  if (seconds === null) return <p className="quiet">{screen.unplanned}</p>
  return (
    <section className={styles.effects} aria-labelledby="effects">
      <h2 id="effects">{screen.effects}</h2>
      <p>{screen.length(brief?.minutes ?? null, seconds)}</p>
      {!effects || effects.length === 0 ? (
        <p>{screen.noEffects}</p>
      ) : (
        <ul>
          {effects.map((effect) => (
            <li key={keyOf(effect)}>
              {effect.of === 'source' && (
                <>
                  <Named url={effect.url} />:{' '}
                </>
              )}
              {screen.effect(effect)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Named = ({ url }: { url: string }) =>
  isAddressOfText(url) ? listening.transcript.ownText : <SourceLink url={url} />

const keyOf = (effect: Effect) =>
  effect.of === 'source'
    ? effect.url
    : effect.of === 'told-before'
      ? `${effect.on} ${effect.title}`
      : `${effect.of} ${effect.said}`
