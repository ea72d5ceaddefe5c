import { Form, Link } from 'react-router'
import { desk } from '#content/studio-desk.ts'
import type { Difference } from '#domain/draft/compare-drafts.ts'
import type { Speaker } from '#domain/script.ts'
import { compareVersions } from '#operations/compare-versions.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { studioHead } from '#site/studio/studio-head.ts'
import { clockOf } from '#site/studio/when.ts'
import { Button } from '#site/ui/button.tsx'
import type { Route } from './+types/versions-page'
import { requestIdIn } from './request-id-in.ts'
import styles from './versions-page.module.css'

const words = desk.versions

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const requestId = requestIdIn(params)
  const { searchParams } = new URL(request.url)
  const asked = { from: searchParams.get('from'), to: searchParams.get('to') }
  const compared = await compareVersions(context.get(studioContext).pool, { requestId, ...asked })
  if (!compared) throw new Response(null, { status: 404 })
  return { requestId, ...compared }
}

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, words.heading)
}

/** What somebody who knows the one version would have to read in the other. */
export default function VersionsPage({ loaderData }: Route.ComponentProps) {
  const { requestId, from, to, versions, differences } = loaderData
  return (
    <>
      <p className="small">
        <Link to={paths.studioEpisode(requestId)}>{words.back}</Link>
      </p>
      <h1 className={styles.heading}>{words.heading}</h1>
      <Form className={styles.choice}>
        {(['from', 'to'] as const).map((name) => (
          <label key={name}>
            {words[name]}
            <select name={name} defaultValue={name === 'from' ? from : to}>
              {versions.map(({ number, by, at }) => (
                <option key={number} value={number}>
                  {at ? words.name(number, by ?? desk.history.nobody, clockOf(at)) : words.first}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button type="submit" isSmall look="ink">
          {words.show}
        </Button>
      </Form>
      {differences.length === 0 ? <p>{words.same}</p> : <Differences differences={differences} />}
    </>
  )
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.was}</th>
          <th scope="col">{words.is}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((each) => (
          <tr key={each.what === 'sentence' ? each.id : `${each.what} ${'of' in each ? each.of : ''}`}>
            <th scope="row">{named(each)}</th>
            <td>{each.what === 'sentence' ? said(each.was) : each.was}</td>
            <td>{each.what === 'sentence' ? said(each.is) : each.is}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function named(each: Difference): string {
  if (each.what !== 'sentence') return words.what[each.what]
  if (!each.was) return words.added
  return each.is ? desk.kinds[each.was.text === each.is.text ? 'speak' : 'say'] : words.dropped
}

const said = (sentence: { speaker: Speaker; text: string } | null) =>
  sentence && `${desk.speakers[sentence.speaker]}: ${sentence.text}`
