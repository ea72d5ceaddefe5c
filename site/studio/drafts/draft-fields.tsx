import { Form } from 'react-router'
import { studioDraft as words } from '#content/studio-draft.ts'
import { voices } from '#content/voices.ts'
import { appleCategories } from '#domain/apple-categories.ts'
import { takes } from '#domain/draft/draft.ts'
import { type DraftFault, draftLimits } from '#domain/show-draft.ts'
import { paths } from '#site/paths.ts'
import screen from '#site/studio/screen.module.css'
import { Button } from '#site/ui/button.tsx'
import type { DraftInStudio } from './draft-page.tsx'
import styles from './drafts.module.css'

type Newest = NonNullable<DraftInStudio['newest']>
type FieldsProps = { open: DraftInStudio; newest: Newest; faults: readonly DraftFault[] }

export function DraftFields({ open: { showId }, newest, faults }: FieldsProps) {
  const { draft, version, offeredAt } = newest
  const sample = (file: string) => `${paths.studioDraft(showId)}/${version}/${file}`
  return (
    <Form method="post" className={screen.part}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="offered" value={offeredAt ? 'yes' : ''} />
      {faults.length > 0 && (
        <ul className={screen.said}>
          {faults.map((fault) => (
            <li key={fault}>{words.faults[fault]}</li>
          ))}
        </ul>
      )}
      <Texts draft={draft} />
      <p className="small quiet">{words.hints.look}</p>
      <Takes kind="cover" chosen={draft.covers} sample={sample} />
      <Takes kind="theme" chosen={draft.themes} sample={sample} />
      <Voices draft={draft} />
      <Titles draft={draft} />
      <div className={screen.row}>
        <Button type="submit" name="intent" value="save" look="line">
          {words.save}
        </Button>
        <Button type="submit" name="intent" value="offer">
          {words.offer}
        </Button>
      </div>
    </Form>
  )
}

type OfDraft = { draft: Newest['draft'] }

const Texts = ({ draft }: OfDraft) => (
  <>
    <label className={screen.label}>
      {words.fields.name}
      <input className={screen.input} name="name" defaultValue={draft.name} autoComplete="off" />
    </label>
    <label className={screen.label}>
      {words.fields.description}
      <textarea className={screen.input} name="description" rows={5} defaultValue={draft.description} />
    </label>
    <label className={screen.label}>
      {words.fields.category}
      <select className={screen.input} name="category" defaultValue={draft.category}>
        <option value="">{words.choose}</option>
        {appleCategories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </select>
    </label>
  </>
)

const Titles = ({ draft }: OfDraft) => (
  <>
    <label className={screen.label}>
      {words.fields.titles}
      <textarea
        className={screen.input}
        name="titles"
        rows={draftLimits.titles}
        aria-describedby="titles-hint"
        defaultValue={draft.titles.map(({ title }) => title).join('\n')}
      />
    </label>
    <p id="titles-hint" className="small quiet">
      {words.hints.titles}
    </p>
  </>
)

type TakesProps = { kind: 'cover' | 'theme'; chosen: readonly number[]; sample: (file: string) => string }

const Takes = ({ kind, chosen, sample }: TakesProps) => (
  <fieldset className={styles.takes}>
    <legend>{words.fields[kind === 'cover' ? 'covers' : 'themes']}</legend>
    {takes.map((take) => (
      <div key={take}>
        <label className={styles.take}>
          {kind === 'cover' && (
            <img src={sample(`cover-${take}.svg`)} width="112" height="112" alt="" loading="lazy" />
          )}
          <span>
            <input type="checkbox" name={kind} value={take} defaultChecked={chosen.includes(take)} />{' '}
            {words.take(kind, take)}
          </span>
        </label>
        {kind === 'theme' && (
          // biome-ignore lint/a11y/useMediaCaption: music says nothing
          <audio
            controls
            preload="none"
            src={sample(`theme-${take}.wav`)}
            aria-label={words.take(kind, take)}
          />
        )}
      </div>
    ))}
  </fieldset>
)

function Voices({ draft }: OfDraft) {
  const { fields } = words
  return (
    <fieldset className={styles.takes}>
      <legend>{fields.voices}</legend>
      {Array.from({ length: draftLimits.voices }, (_, at) => at).map((at) => (
        <label key={at} className={screen.label}>
          {fields.voice(at + 1)}
          <select className={screen.input} name="voice" defaultValue={draft.voices[at] ?? ''}>
            <option value="">{fields.nobody}</option>
            {voices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className={screen.label}>
        {fields.hosts}
        <select className={screen.input} name="hosts" defaultValue={draft.hosts}>
          <option value="1">{fields.one}</option>
          <option value="2">{fields.two}</option>
        </select>
      </label>
    </fieldset>
  )
}
