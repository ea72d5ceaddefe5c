import { desk } from '#content/studio-desk.ts'
import { voices } from '#content/voices.ts'
import { type Draft, mostCharacters, takes } from '#domain/draft/draft.ts'
import { Button } from '#site/ui/button.tsx'
import { Hidden } from './hidden.tsx'
import styles from './panel.module.css'
import type { Send } from './send.ts'
import { useSeen } from './use-seen.ts'

const words = desk.show
type PanelProps = { draft: Draft; send: Send }

/** What is not a sentence: titles, voices, music and cover. Each is kept by itself. */
export function ShowPanel({ draft, send }: PanelProps) {
  const { title, chapters, voices: chosen, theme, cover } = draft
  const speakers = new Set(chapters.flatMap(({ sentences }) => sentences.map(({ speaker }) => speaker)))
  return (
    <details className={styles.more}>
      <summary>{words.heading}</summary>
      <TitleForm label={words.title} kind="retitle" title={title} send={send} />
      {chapters.map(({ id, title }, at) => (
        <TitleForm
          key={id}
          label={words.chapter(at + 1)}
          kind="retitle-chapter"
          chapter={id}
          title={title}
          send={send}
        />
      ))}
      {[...speakers].map((speaker) => (
        <ChoiceForm
          key={speaker}
          label={words.voice[speaker]}
          values={{ kind: 'cast', speaker, was: chosen[speaker] ?? '' }}
          name="voice"
          chosen={chosen[speaker] ?? ''}
          choices={[
            ['', words.usualVoice],
            ...voices.map(({ id, name, character }) => [id, `${name}: ${character}`] as const),
          ]}
          send={send}
        />
      ))}
      {(['theme', 'cover'] as const).map((kind) => (
        <ChoiceForm
          key={kind}
          label={words[kind]}
          values={{ kind, was: { theme, cover }[kind] }}
          name="take"
          chosen={String({ theme, cover }[kind])}
          choices={takes.map((take) => [String(take), words.take(take)] as const)}
          send={send}
        />
      ))}
    </details>
  )
}

type TitleFormProps = { label: string; kind: string; title: string; chapter?: string; send: Send }

function TitleForm({ label, kind, title, chapter, send }: TitleFormProps) {
  const { field, seen } = useSeen<HTMLInputElement>(title, send)
  return (
    <send.Form method="post" className={styles.line}>
      <Hidden values={{ deed: 'edit', kind, was: seen, ...(chapter && { chapter }) }} />
      <label className={styles.field}>
        {label}
        <input name="text" ref={field} defaultValue={title} required maxLength={mostCharacters.title} />
      </label>
      <Keep of={label} />
    </send.Form>
  )
}

type ChoiceFormProps = {
  label: string
  values: Record<string, string | number>
  name: string
  chosen: string
  choices: readonly (readonly [string, string])[]
  send: Send
}

function ChoiceForm({ label, values, name, chosen, choices, send }: ChoiceFormProps) {
  return (
    <send.Form method="post" className={styles.line} key={chosen}>
      <Hidden values={{ deed: 'edit', ...values }} />
      <label className={styles.field}>
        {label}
        <select name={name} defaultValue={chosen}>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <Keep of={label} />
    </send.Form>
  )
}

const Keep = ({ of }: { of: string }) => (
  <Button type="submit" isSmall look="line">
    {words.keep}
    <span className="unseen"> {of}</span>
  </Button>
)
