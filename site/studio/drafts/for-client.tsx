import { Form } from 'react-router'
import { portalDraft } from '#content/portal-draft.ts'
import { studioDraft as words } from '#content/studio-draft.ts'
import { voiceNamed } from '#content/voices.ts'
import { type DraftPart, draftLimits } from '#domain/show-draft.ts'
import screen from '#site/studio/screen.module.css'
import { Button } from '#site/ui/button.tsx'
import type { DraftInStudio } from './draft-page.tsx'

type Offered = NonNullable<DraftInStudio['offered']>

/** For somebody on the telephone: what is undecided, or shall be changed. */
export function ForClient({ offered }: { offered: Offered }) {
  const open = offered.parts.filter(({ decision }) => decision?.verdict !== 'yes')
  if (open.length === 0) return null
  return (
    <details>
      <summary>{words.byPhone.heading}</summary>
      <p className="small quiet">{words.byPhone.text}</p>
      {open.map((each) => (
        <OnePart key={each.hash} each={each} draft={offered.draft} />
      ))}
    </details>
  )
}

type OneProps = { each: Offered['parts'][number]; draft: Offered['draft'] }

function OnePart({ each: { part, hash, title, decision }, draft }: OneProps) {
  const name = title?.title ?? words.parts[part]
  return (
    <Form method="post" className={screen.row}>
      <input type="hidden" name="part" value={part} />
      <input type="hidden" name="hash" value={hash} />
      <input type="hidden" name="seen" value={decision?.id ?? ''} />
      <strong>{name}</strong>
      <Choices part={part} draft={draft} />
      <input
        className={screen.input}
        name="words"
        maxLength={draftLimits.words}
        aria-label={`${portalDraft.changes.words} ${name}`}
      />
      <Press intent="fits" text={portalDraft.fits.plain} name={name} />
      <Press intent="changes" text={portalDraft.changes.summary} name={name} />
    </Form>
  )
}

const Press = ({ intent, text, name }: { intent: string; text: string; name: string }) => (
  <Button type="submit" name="intent" value={intent} look="line" isSmall>
    {text}
    <span className="unseen">: {name}</span>
  </Button>
)

function Choices({ part, draft }: { part: DraftPart; draft: Offered['draft'] }) {
  if (part === 'cover' || part === 'music') {
    const [takes, called] =
      part === 'cover'
        ? ([draft.covers, portalDraft.coverOf] as const)
        : ([draft.themes, portalDraft.themeOf] as const)
    const of = takes.map((take, at) => ({ id: String(take), label: called(at + 1) }))
    return <Select name="take" label={portalDraft.parts[part]} of={of} />
  }
  if (part !== 'voices') return null
  const voices = draft.voices.map((id) => ({ id, label: voiceNamed(id)?.name ?? id }))
  const roles = draft.hosts === 1 ? (['host'] as const) : (['host', 'guest'] as const)
  return roles.map((role, at) => (
    <Select key={role} name={role} label={portalDraft[role]} of={voices} usual={voices[at]?.id} />
  ))
}

type SelectProps = {
  name: string
  label: string
  of: readonly { id: string; label: string }[]
  usual?: string | undefined
}

const Select = ({ name, label, of, usual }: SelectProps) => (
  <label className={screen.label}>
    {label}
    <select className={screen.input} name={name} defaultValue={usual}>
      {of.map(({ id, label: text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  </label>
)
