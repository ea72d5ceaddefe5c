import { memo } from 'react'
import { choiceWords as words } from '#content/studio-choices.ts'
import { type Draft, mostCharacters, sentencesOfDraft } from '#domain/draft/draft.ts'
import { Button } from '#site/ui/button.tsx'
import { CoverChoice, ThemeChoice, VoiceChoice } from './choices.tsx'
import { Hidden } from './hidden.tsx'
import styles from './panel.module.css'
import { useSample } from './use-sample.ts'
import { useSeen } from './use-seen.ts'
import { refusal, type Send } from './use-send.ts'

type PanelProps = { requestId: string; version: number; draft: Draft; send: Send }

/** What is not a sentence: titles, voices, music and cover. Each is kept by itself. */
export function ShowPanel({ requestId, version, draft, send }: PanelProps) {
  const { title, chapters, voices: chosen, theme, cover } = draft
  const sample = useSample()
  // The first that each of them says.
  const said = new Map(
    sentencesOfDraft(draft)
      .toReversed()
      .map(({ speaker, id }) => [speaker, id] as const),
  )
  const sent = { Form: send.Form, refused: refusal(send) }
  const at = { requestId, send }
  return (
    <details className={styles.more}>
      <summary>{words.heading}</summary>
      <TitleForm label={words.title} kind="retitle" title={title} {...sent} />
      {chapters.map(({ id, title }, number) => (
        <TitleForm
          key={id}
          label={words.chapter(number + 1)}
          kind="retitle-chapter"
          chapter={id}
          title={title}
          {...sent}
        />
      ))}
      <CoverChoice chosen={cover} {...at} />
      {[...said].toReversed().map(([speaker, sentence]) => (
        <VoiceChoice
          key={speaker}
          speaker={speaker}
          chosen={chosen[speaker] ?? ''}
          sentence={sentence}
          version={version}
          sample={sample}
          {...at}
        />
      ))}
      <ThemeChoice chosen={theme} sample={sample} {...at} />
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
      <Button type="submit" isSmall look="line">
        {words.keep}
        <span className="unseen"> {label}</span>
      </Button>
    </Form>
  )
})
