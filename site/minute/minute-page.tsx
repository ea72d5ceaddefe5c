import { createContext, data, redirect } from 'react-router'
import { minute as words } from '#content/minute.ts'
import { unfit } from '#content/unfit.ts'
import { isAway } from '#database/is-away.ts'
import { minuteContext, type Report, reportContext } from '#site/context.ts'
import { head } from '#site/head/head.ts'
import { InlineScript } from '#site/inline-script.tsx'
import { NoEpisode, noEpisodeHead } from '#site/listen/no-episode.tsx'
import { paths } from '#site/paths.ts'
import type { Handle } from '#site/root.tsx'
import { settingsIn } from '#site/settings-of-page.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/minute-page'
import { AwayForm } from './away-form.tsx'
import followMaking from './follow-making.ts?inline'
import styles from './minute.module.css'
import { type MinuteDraft, readMinuteDraft } from './minute-draft.ts'
import { MinuteScreen } from './minute-screen.tsx'
import { type MinuteView, openView, type PressedButton, pressButton } from './open-view.ts'

/** Without a script the page of something in the making loads itself again. */
export const handle: Handle = {
  reloadsAfter: (shown) => (isMaking(shown as Shown | undefined) ? 3 : undefined), // what this page's loader gave
}

type Shown = { token: string } & (
  | { view: MinuteView; away?: never }
  /** The database is away: what was typed is handed back. */
  | { away: MinuteDraft | null; view?: never }
)

const isMaking = (shown: Shown | undefined) => shown?.view?.state === 'making' && !shown.view.form

/** What a press has found, for the page that answers it. */
const shownContext = createContext<{ shown: Shown; status: number } | null>(null)

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const answered = context.get(shownContext)
  if (answered) return data(answered.shown, { status: answered.status })
  const door = context.get(minuteContext)
  try {
    const view = door && (await openView(door, token))
    if (view) return data<Shown>({ token, view })
  } catch (error) {
    noteAway(error, context.get(reportContext))
    return data<Shown>({ token, away: null }, { status: 503 })
  }
  throw new Response(null, { status: 404 })
}

export async function action({ params: { token }, context, request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  if (!form || [...form.values()].some((value) => typeof value !== 'string'))
    throw new Response(unfit.form, { status: 400 })
  const typed = readMinuteDraft(form)
  const door = context.get(minuteContext)
  try {
    const pressed = door && (await pressButton(door, token, typed, askedIn(form)))
    if (pressed?.outcome === 'made') return redirect(paths.minute(token), 303)
    if (pressed?.outcome === 'shown') {
      const { view, status } = pressed
      context.set(shownContext, { shown: { token, view }, status })
      return data(null, { status })
    }
  } catch (error) {
    noteAway(error, context.get(reportContext))
    context.set(shownContext, { shown: { token, away: typed }, status: 503 })
    return data(null, { status: 503 })
  }
  throw new Response(null, { status: 404 })
}

/** Whatever else is wrong is no matter of waiting. */
function noteAway(error: unknown, report: Report): void {
  if (!isAway(error)) throw error
  report({ event: 'minute-away', error })
}

/** `up:4ef7e3c3` moves this one up; whatever is not known only looks. */
function askedIn(form: FormData): PressedButton {
  const [deed = '', key = ''] = String(form.get('do') ?? '').split(':')
  return deed === 'make' || deed === 'up' || deed === 'down' ? { deed, key } : { deed: 'look', key: '' }
}

export function meta({ loaderData, error, params, matches }: Route.MetaArgs) {
  if (error || !loaderData) return noEpisodeHead(matches, error)
  const { title, description } = words.head
  const isFaulty = (loaderData.view?.form?.faults.size ?? 0) > 0 || loaderData.view?.form?.pageFault
  return head(settingsIn(matches), {
    path: paths.minute(params.token),
    title: isFaulty ? words.faults.title(title) : title,
    description,
    isIndexed: false,
  })
}

/** Plain forms: everything here works without a script. */
export default function MinutePage({ loaderData: { token, view, away } }: Route.ComponentProps) {
  return (
    <PublicPage header={{ hidesBookCall: true }}>
      <div className={`wrap ${styles.screen}`}>
        {view ? <MinuteScreen view={view} /> : <AwayForm token={token} draft={away ?? null} />}
      </div>
      {view && isMaking({ token, view }) && <InlineScript code={followMaking} />}
    </PublicPage>
  )
}

export { NoEpisode as ErrorBoundary }
