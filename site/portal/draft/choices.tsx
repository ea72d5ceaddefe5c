import { portalDraft as words } from '#content/portal-draft.ts'
import { voiceNamed } from '#content/voices.ts'
import type { DraftDecision } from '#database/drafts.ts'
import type { DraftPart, ShowDraft } from '#domain/show-draft.ts'
import styles from './draft.module.css'

type ChoicesProps = {
  part: DraftPart
  draft: ShowDraft
  decision: DraftDecision | undefined
  sample: (file: string) => string
}

/** What there is to choose from, seen and heard before anybody chooses: nothing of a sound is fetched before a press. */
export function Choices({ part, ...rest }: ChoicesProps) {
  if (part === 'cover') return <Covers {...rest} />
  if (part === 'music') return <Themes {...rest} />
  return part === 'voices' ? <Voices {...rest} /> : null
}

type OfOne = Omit<ChoicesProps, 'part'>

const takeIn = (decision: DraftDecision | undefined) =>
  decision?.choice && 'take' in decision.choice ? decision.choice.take : undefined

const Covers = ({ draft, decision, sample }: OfOne) => (
  <fieldset className={styles.covers}>
    <legend className="unseen">{words.parts.cover}</legend>
    {draft.covers.map((take, at) => (
      <label key={take} className={styles.choice}>
        <img
          src={sample(`cover-${take}.svg`)}
          width="160"
          height="160"
          alt=""
          className={styles.cover}
          loading="lazy"
        />
        <span>
          <input type="radio" name="take" value={take} defaultChecked={takeIn(decision) === take} />{' '}
          {words.coverOf(at + 1)}
        </span>
      </label>
    ))}
  </fieldset>
)

const Themes = ({ draft, decision, sample }: OfOne) => (
  <fieldset className={styles.rows}>
    <legend className="unseen">{words.parts.music}</legend>
    {draft.themes.map((take, at) => (
      <div key={take} className={styles.choice}>
        <label>
          <input type="radio" name="take" value={take} defaultChecked={takeIn(decision) === take} />{' '}
          {words.themeOf(at + 1)}
        </label>
        <Sound address={sample(`theme-${take}.wav`)} of={words.themeOf(at + 1)} />
      </div>
    ))}
  </fieldset>
)

/** The first ones are those that we would take. */
function Voices({ draft: { voices, hosts }, decision, sample }: OfOne) {
  const chosen = decision?.choice && 'host' in decision.choice ? decision.choice : undefined
  const roles = hosts === 1 ? (['host'] as const) : (['host', 'guest'] as const)
  const usual = { host: voices[0], guest: voices[1] }
  return (
    <fieldset className={styles.rows}>
      <legend className="unseen">{words.parts.voices}</legend>
      {voices.map((id) => {
        const voice = voiceNamed(id)
        return (
          <div key={id} className={styles.choice}>
            <p>
              <strong>{voice?.name ?? id}</strong> <span className="small quiet">{voice?.character}</span>
            </p>
            <Sound address={sample(`voice-${id}.wav`)} of={voice?.name ?? id} />
            <p className={styles.roles}>
              {roles.map((role) => (
                <label key={role}>
                  <input
                    type="radio"
                    name={role}
                    value={id}
                    defaultChecked={(chosen ?? usual)[role] === id}
                  />{' '}
                  {words[role]}
                  <span className="unseen">: {voice?.name ?? id}</span>
                </label>
              ))}
            </p>
          </div>
        )
      })}
    </fieldset>
  )
}

const Sound = ({ address, of }: { address: string; of: string }) => (
  // biome-ignore lint/a11y/useMediaCaption: what a voice says stands on the page, and music says nothing
  <audio controls preload="none" src={address} aria-label={words.hear(of)} className={styles.sound} />
)
