import { Link } from 'react-router'
import { studio } from '#content/studio.ts'
import { logWords as words } from '#content/studio-rights.ts'
import { logQuestion, readLog } from '#operations/read-log.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import { Button } from '#site/ui/button.tsx'
import type { Route } from './+types/log-page'
import { DeedRows } from './deed-rows.tsx'
import { LogFilter } from './log-filter.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, studio.screens.log)
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = logQuestion(new URL(request.url).searchParams)
  return { ...(await readLog(context.get(studioContext).pool, asked)), asked, now: new Date() }
}

export default function LogPage({ loaderData }: Route.ComponentProps) {
  const { deeds, operators, kinds, next, asked, now } = loaderData
  const { operatorId, requestId, deed, before } = asked
  const filter = {
    ...(operatorId && { operator: operatorId }),
    ...(requestId && { request: requestId }),
    ...(deed && { deed }),
  }
  return (
    <div className={screen.screen}>
      <div className={screen.part}>
        <h1>{studio.screens.log}</h1>
        <p className="quiet">{words.lead}</p>
        <LogFilter key={JSON.stringify(filter)} asked={asked} operators={operators} kinds={kinds} />
      </div>
      {deeds.length === 0 ? <p>{words.empty}</p> : <DeedRows deeds={deeds} now={now} />}
      <div className={screen.row}>
        {before && <Link to={paths.studioLog(filter)}>{words.newest}</Link>}
        {next && <Link to={paths.studioLog({ ...filter, before: next })}>{words.older}</Link>}
        <form method="post" action={paths.studioLogFile(filter)}>
          <Button type="submit" look="line" isSmall>
            {words.asFile}
          </Button>
        </form>
      </div>
    </div>
  )
}
