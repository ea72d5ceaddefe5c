import { Form } from 'react-router'
import { settingSections, settingsWords as words } from '#content/studio-settings.ts'
import { own } from '#domain/own.ts'
import { groupsOf } from '#domain/settings.ts'
import { Button } from '#site/ui/button.tsx'
import { ChangesTable } from './changes-table.tsx'
import form from './form.module.css'
import { SettingInput } from './setting-input.tsx'
import styles from './settings.module.css'
import type { FormAnswer } from './settings-answer.ts'

type Shown = Pick<FormAnswer, 'basedOn' | 'values' | 'faults' | 'notice' | 'stale'> & {
  defaults: Record<string, string>
  restored?: number | undefined
  mayEdit: boolean
}

export function SettingsForm({ basedOn, mayEdit, ...shown }: Shown) {
  const { faults = {}, notice, stale, restored } = shown
  const faulty = Object.keys(faults).length
  return (
    <Form method="post" action="." encType="multipart/form-data" className={form.form} noValidate>
      <nav aria-label={words.sections} className={form.sections}>
        {settingSections.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <fieldset disabled={!mayEdit} className={form.fields}>
        <input type="hidden" name="basedOn" value={basedOn} />
        {faulty > 0 && (
          <p role="alert" className={styles.fault}>
            {words.faults(faulty)}
          </p>
        )}
        {notice && (
          <p role="status" className={styles.note}>
            {words[notice]}
          </p>
        )}
        {restored !== undefined && !stale && <p className={styles.note}>{words.restored(restored)}</p>}
        {stale && <Stale {...stale} />}
        {settingSections.map((section) => (
          <Section key={section.id} section={section} {...shown} />
        ))}
        {mayEdit && (
          <div className={styles.bar}>
            <Button type="submit" name="intent" value="look" isSmall>
              {words.look}
            </Button>
          </div>
        )}
      </fieldset>
    </Form>
  )
}

function Section({
  section,
  ...shown
}: { section: (typeof settingSections)[number] } & Omit<Shown, 'basedOn' | 'mayEdit'>) {
  const { values, defaults, faults = {}, stale } = shown
  const { id, title, text } = section
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={form.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="quiet small">{text}</p>
      {groupsOf(id).map(({ heading, fields }) => (
        <fieldset key={heading} className={form.group}>
          <legend>{heading}</legend>
          {fields.map((field) => (
            <SettingInput
              key={field.key}
              field={field}
              value={own(values, field.key) ?? ''}
              asItCame={own(defaults, field.key) ?? ''}
              fault={own(faults, field.key)}
              conflict={conflictOf(stale, field.key)}
            />
          ))}
        </fieldset>
      ))}
    </section>
  )
}

function conflictOf(stale: Shown['stale'], key: string) {
  const value = own(stale?.conflicts ?? {}, key)
  return value === undefined ? undefined : { by: stale?.by ?? words.stale.somebody, value }
}

function Stale({ by, number, changes }: NonNullable<Shown['stale']>) {
  return (
    <div role="alert" className={form.stale}>
      <h2>{words.stale.title(by ?? words.stale.somebody, number)}</h2>
      <p>{words.stale.text}</p>
      <ChangesTable changes={changes} />
    </div>
  )
}
