import type { ReactNode } from 'react'
import { choiceWords as words } from '#content/studio-choices.ts'
import { voices } from '#content/voices.ts'
import { takes } from '#domain/draft/draft.ts'
import type { Speaker } from '#domain/script.ts'
import { paths } from '#site/paths.ts'
import styles from './choices.module.css'
import { Hidden } from './hidden.tsx'
import type { Sample } from './use-sample.ts'
import type { Send } from './use-send.ts'

type ChoiceProps = { requestId: string; send: Send }

type VoiceProps = ChoiceProps & {
  speaker: Speaker
  chosen: string
  /** What every voice says, so that they can be compared. */
  sentence: string
  version: number
  sample: Sample
}

/** Each voice says a sentence of this very script before anybody chooses it. */
export function VoiceChoice({ requestId, speaker, chosen, sentence, version, sample, send }: VoiceProps) {
  const heard = (voice: string) => paths.studioVoiceSound(requestId, sentence, version, voice)
  const choices = [
    { id: '', name: words.usualVoice, character: '' },
    ...voices.map(({ id, name, character }) => ({ id, name, character })),
  ]
  return (
    <Group label={words.voice[speaker]} values={{ kind: 'cast', speaker, was: chosen }} send={send}>
      {choices.map(({ id, name, character }) => (
        <li key={id}>
          <Hear address={heard(id)} of={`${words.voice[speaker]}, ${name}`} sample={sample} />
          <span>
            {name}
            {character && <span className="small quiet"> {character}</span>}
          </span>
          <Choose isChosen={id === chosen} name="voice" value={id} of={`${words.voice[speaker]}: ${name}`} />
        </li>
      ))}
    </Group>
  )
}

type TakeProps = ChoiceProps & { chosen: number }

export function ThemeChoice({ requestId, chosen, sample, send }: TakeProps & { sample: Sample }) {
  return (
    <Group label={words.theme} values={{ kind: 'theme', was: chosen }} send={send}>
      {takes.map((take) => (
        <li key={take}>
          <Hear
            address={paths.studioThemeSound(requestId, take)}
            of={`${words.theme}, ${words.take(take)}`}
            sample={sample}
          />
          <span>{words.take(take)}</span>
          <Choose
            isChosen={take === chosen}
            name="take"
            value={take}
            of={`${words.theme}: ${words.take(take)}`}
          />
        </li>
      ))}
    </Group>
  )
}

/** The pictures are the buttons. */
export function CoverChoice({ requestId, chosen, send }: TakeProps) {
  return (
    <Group label={words.cover} values={{ kind: 'cover', was: chosen }} send={send} isGrid>
      {takes.map((take) => (
        <li key={take}>
          <button type="submit" name="take" value={take} aria-pressed={take === chosen}>
            <img src={paths.studioCover(requestId, take)} alt="" width={160} height={160} loading="lazy" />
            <span className="unseen">{words.cover}: </span>
            {words.take(take)}
          </button>
        </li>
      ))}
    </Group>
  )
}

type GroupProps = {
  label: string
  values: Record<string, string | number>
  send: Send
  isGrid?: boolean
  children: ReactNode
}

function Group({ label, values, send, isGrid = false, children }: GroupProps) {
  return (
    <send.Form method="post" className={styles.group} aria-label={label}>
      <h3>{label}</h3>
      <Hidden values={{ deed: 'edit', ...values }} />
      <ul className={isGrid ? styles.grid : styles.list}>{children}</ul>
    </send.Form>
  )
}

type ChooseProps = { isChosen: boolean; name: string; value: string | number; of: string }

const Choose = ({ isChosen, name, value, of }: ChooseProps) => (
  <button
    type="submit"
    name={name}
    value={value}
    aria-pressed={isChosen}
    aria-label={`${isChosen ? words.chosen : words.choose}: ${of}`}
  >
    {isChosen ? words.chosen : words.choose}
  </button>
)

/** Without scripts the sound opens as a page of its own. */
function Hear({ address, of, sample }: { address: string; of: string; sample: Sample }) {
  const state = sample.state?.address === address ? sample.state.is : undefined
  return (
    <a
      href={address}
      className={styles.hear}
      data-state={state}
      aria-label={`${state ? words.sample[state] : words.hear}: ${of}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        sample.hear(address)
      }}
    >
      {state ? words.sample[state] : words.hear}
    </a>
  )
}
