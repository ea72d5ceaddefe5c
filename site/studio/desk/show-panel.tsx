import { memo } from 'react'
import { desk } from '#content/studio-desk.ts'
import { voices } from '#content/voices.ts'
import { type Draft, mostCharacters, takes } from '#domain/draft/draft.ts'
import { Button } from '#site/ui/button.tsx'
import { Hidden } from './hidden.tsx'
import styles from './panel.module.css'
import { useSeen } from './use-seen.ts'
import { refusal, type Send } from './use-send.ts'

const words = desk.show
type PanelProps = { draft: Draft; send: Send }

/** What is not a sentence: titles, voices, music and cover. Each is kept by itself. */
export function ShowPanel({ draft, send }: PanelProps) {
  const { title, chapters, voices: chosen, theme, cover } = draft
  const speakers = new Set(chapters.flatMap(({ sentences }) => sentences.map(({ speaker }) => speaker)))
  const sent = { Form: send.Form, refused: refusal(send) }
  return (
    <details className={styles.more}>
      <summary>{words.heading}</summary>
      <TitleForm label={words.title} kind="retitle" title={title} {...sent} />
      {chapters.map(({ id, title }, at) => (
        <TitleForm
          key={id}
          label={words.chapter(at + 1)}
          kind="retitle-chapter"
          chapter={id}
          title={title}
          {...sent}
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

type TitleFormProps = Pick<Send, 'Form'> & {
  label: string
  kind: string
  title: string
  chapter?: string
  refused: Send['answer']
}

/** There is one for each chapter, and few of them ever change. */
const TitleForm = memo(function TitleForm({ label, kind, title, chapter, refused, Form }: TitleFormProps) {
  const { field, seen } = useSeen<HTMLInputElement>(title, refused)
  return (
    <Form method="post" className={styles.line}>
      <Hidden values={{ deed: 'edit', kind, was: seen, ...(chapter && { chapter }) }} />
      <label className={styles.field}>
        {label}
        <input name="text" ref={field} defaultValue={title} required maxLength={mostCharacters.title} />
      </label>
      <Keep of={label} />
    </Form>
  )
})

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
