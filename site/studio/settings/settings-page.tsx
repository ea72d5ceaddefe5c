import { Link, redirect, useActionData } from 'react-router'
import { settingsWords as words } from '#content/studio-settings.ts'
import { hasRight } from '#domain/rights.ts'
import { saveSettings, settingsInForce } from '#operations/save-settings.ts'
import { publishingContext, studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { askedNumber } from '#site/studio/read-form.ts'
import { requires } from '#site/studio/requires.ts'
import { studioHead } from '#site/studio/studio-head.ts'
import type { Route } from './+types/settings-page'
import { answerTo, readSettingsDraft } from './draft.ts'
import { markFields } from './mark-fields.ts'
import { Preview } from './preview.tsx'
import { PublishingNotice } from './publishing-state.tsx'
import styles from './settings.module.css'
import { settingsAnswer } from './settings-answer.ts'
import { SettingsForm } from './settings-form.tsx'
import { showSettings } from './show-settings.ts'

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, words.title)
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { operator, pool } = context.get(studioContext)
  const publishing = context.get(publishingContext)
  const asked = new URL(request.url).searchParams
  const candidate = publishing.candidate(asked.get('candidate') ?? '')
  const shown = await showSettings(pool, publishing, askedNumber(request, 'restore'))
  return {
    ...shown,
    mayEdit: hasRight(operator, 'change-settings'),
    mayKeepKeys: hasRight(operator, 'keep-keys'),
    saved: askedNumber(request, 'saved'),
    candidate: candidate && { outcome: candidate.outcome, pages: candidate.pages, reason: candidate.reason },
  }
}

export const action = answering(
  settingsAnswer,
  async ({ form, context }: WithForm<Route.ActionArgs>) => {
    const { operator, pool } = requires(context, 'change-settings')
    const publishing = context.get(publishingContext)
    const draft = await readSettingsDraft(form)
    const { answer, settings } = await answerTo(pool, publishing, draft)
    if (draft.intent !== 'save' || !settings) return answer
    const saved = await saveSettings(pool, { operatorId: operator.id, basedOn: draft.basedOn, settings })
    // Between the look and the lock somebody was faster: the same question has another answer now.
    if (saved.outcome === 'stale') return (await answerTo(pool, publishing, draft)).answer
    await publishing.look()
    const { number } = await settingsInForce(pool)
    return redirect(`${paths.studioSettings()}?saved=${number}`)
  },
  [markFields.file],
)

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<typeof action>()
  const { state, version, saved, mayEdit, mayKeepKeys } = loaderData
  return (
    <>
      <div className={styles.top}>
        <h1>{words.title}</h1>
        <p className={styles.links}>
          {mayKeepKeys && <Link to={paths.studioKeys()}>{words.keys}</Link>}
          <Link to={paths.studioSettingsVersions()}>{words.versions}</Link>
        </p>
      </div>
      <PublishingNotice state={state} version={version} saved={saved} />
      {!mayEdit && <p className={styles.note}>{words.readOnly}</p>}
      {answer?.view === 'preview' ? (
        <Preview key={answer.attempt} {...answer} />
      ) : (
        <SettingsForm
          key={answer?.attempt ?? `${version?.number}-${loaderData.restored}`}
          {...loaderData}
          {...answer}
        />
      )}
    </>
  )
}
