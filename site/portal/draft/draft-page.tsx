import { portalDraft as words } from '#content/portal-draft.ts'
import { isId } from '#domain/id.ts'
import { memberMay } from '#domain/member.ts'
import { draftParts } from '#domain/show-draft.ts'
import { openDraft } from '#operations/portal/show-draft.ts'
import { portalContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { memberHere } from '#site/portal/member-here.ts'
import styles from '#site/portal/portal.module.css'
import { PortalFrame } from '#site/portal/portal-frame.tsx'
import { portalHead } from '#site/portal/portal-head.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { askedNumber } from '#site/studio/read-form.ts'
import type { Route } from './+types/draft-page'
import { ownCoverFile } from './own-cover.tsx'
import { draftAnswer, pressOnDraft } from './press-on-draft.ts'
import { Section } from './section.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return portalHead(matches, words.title)
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const here = memberHere(context, params.client)
  const version = askedNumber(request, 'version')
  const { pool } = context.get(portalContext)
  const open = isId(params.show) ? await openDraft(pool, here.member, params.show, version) : undefined
  if (!open) throw new Response(null, { status: 404 })
  const again = new URL(request.url).searchParams.get('again') ?? undefined
  return { ...here, open, showId: params.show, again }
}
export type Open = Route.ComponentProps['loaderData']['open']

export const action = answering(
  draftAnswer,
  ({ form, context, params }: WithForm<Route.ActionArgs>) => {
    const { member } = memberHere(context, params.client)
    if (!isId(params.show)) throw new Response(null, { status: 404 })
    return pressOnDraft(context.get(portalContext).pool, { member, showId: params.show }, form)
  },
  ['cover'],
)

/** Each part as listeners would meet it, and at each part the decision about it. */
export default function DraftPage({
  loaderData: { open, showId, again, ...here },
  actionData,
}: Route.ComponentProps) {
  const { clientId } = here.member
  const { shown, isNewest } = open
  const mayDecide = memberMay(here.member, 'decide')
  const sample = (file: string) => paths.portalDraftSample(clientId, showId, shown.version, file)
  return (
    <PortalFrame {...here} here="home" isRead>
      <div className={styles.part}>
        <h1>{words.title}</h1>
        {isNewest && <p>{mayDecide ? words.lead : words.readOnly}</p>}
        {isNewest && <p className="small quiet">{words.never}</p>}
        {!isNewest && (
          <p className={styles.said}>
            {words.old(shown.version)} <a href={paths.portalDraft(clientId, showId)}>{words.toNewest}</a>
          </p>
        )}
        <p className={actionData && styles.said} role="status">
          {actionData?.said}
        </p>
      </div>
      {draftParts.map((part) => (
        <Section
          key={part}
          part={part}
          open={open}
          sample={sample}
          cover={sample(coverFile(open))}
          isOpen={isNewest && mayDecide}
          again={again}
          answer={actionData?.part === part ? actionData : undefined}
        />
      ))}
      <Versions open={open} address={(search) => paths.portalDraft(clientId, showId, search)} />
    </PortalFrame>
  )
}

/** The one that they gave, else the one that is decided, else the first of those that are offered. */
function coverFile({ parts, ownCover, shown: { draft } }: Open): string {
  if (ownCover) return ownCoverFile(ownCover)
  const choice = parts.find(({ part }) => part === 'cover')?.decision?.choice
  return `cover-${choice && 'take' in choice ? choice.take : (draft.covers[0] ?? 0)}.svg`
}

/** What was put before them earlier can be looked at, and is not decided about. */
function Versions({
  open: { versions, shown },
  address,
}: {
  open: Open
  address: (search: string) => string
}) {
  if (versions.length < 2) return null
  return (
    <nav className={styles.part} aria-label={words.versions}>
      <h2>{words.versions}</h2>
      <ul className={styles.row}>
        {versions.map(({ version }, at) => (
          <li key={version}>
            <a
              href={address(at === 0 ? '' : `?version=${version}`)}
              aria-current={version === shown.version ? 'page' : undefined}
              className={styles.press}
            >
              {words.version(version)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
