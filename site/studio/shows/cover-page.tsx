import { data, Form, Link } from 'react-router'
import { z } from 'zod'
import { showCoverWords as words } from '#content/show-cover.ts'
import { isId } from '#domain/id.ts'
import { coverFaults } from '#domain/show-cover.ts'
import { coverInStudio, giveCover, takeCoverAway } from '#operations/shows/change-cover.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import { Button } from '#site/ui/button.tsx'
import { CoverInApps } from '#site/ui/cover-in-apps.tsx'
import type { Route } from './+types/cover-page'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return studioHead(matches, loaderData ? words.heading(loaderData.title) : words.link)
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { pool } = context.get(studioContext)
  const show = isId(params.id) ? await coverInStudio(pool, params.id) : undefined
  if (!show) throw new Response(null, { status: 404 })
  return show
}

const coverAnswer = z.strictObject({ outcome: z.enum(['done', 'gone', ...coverFaults]) })

export const action = answering(
  coverAnswer,
  async ({ form, context, params }: WithForm<Route.ActionArgs>) => {
    if (!isId(params.id)) throw new Response(null, { status: 404 })
    const by = { ...context.get(studioContext), showId: params.id }
    const file = form.file('cover')
    const { outcome } =
      form.text('intent') === 'take-away'
        ? await takeCoverAway(by)
        : file
          ? await giveCover(by, new Uint8Array(await file.arrayBuffer()))
          : ({ outcome: 'none-sent' } as const)
    return data({ outcome }, outcome === 'done' ? 200 : 422)
  },
  ['cover'],
)

/** One picture, as apps show it, and another one in its place. */
export default function CoverPage({
  loaderData: { showId, title, cover },
  actionData,
}: Route.ComponentProps) {
  const isRefused = actionData !== undefined && actionData.outcome !== 'done'
  return (
    <div className={screen.screen}>
      <div className={screen.part}>
        <h1>{words.heading(title)}</h1>
        <p>{words.lead}</p>
        <p id="cover-said" className={actionData && screen.said} role="status">
          {actionData && words.said[actionData.outcome]}
        </p>
      </div>
      {cover ? (
        <CoverInApps src={paths.studioShowCoverFile(showId, cover)} title={title} />
      ) : (
        <p className="quiet">{words.none}</p>
      )}
      <GiveForm isRefused={isRefused} />
      {cover && (
        <Form method="post">
          <Button type="submit" name="intent" value="take-away" look="line" isSmall>
            {words.takeAway}
          </Button>
        </Form>
      )}
      <p>
        <Link to={paths.studioShow(showId)}>{words.back}</Link>
      </p>
    </div>
  )
}

const GiveForm = ({ isRefused }: { isRefused: boolean }) => (
  <Form method="post" encType="multipart/form-data" className={screen.part}>
    <label className={screen.label}>
      {words.file}
      <input
        className={screen.input}
        type="file"
        name="cover"
        accept="image/jpeg,image/png"
        aria-describedby="cover-said"
        aria-invalid={isRefused || undefined}
      />
    </label>
    <Button type="submit" name="intent" value="give">
      {words.give}
    </Button>
  </Form>
)
