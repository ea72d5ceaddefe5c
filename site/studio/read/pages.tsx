import { Link } from 'react-router'
import { readWords as words } from '#content/studio-read.ts'
import { paths } from '#site/paths.ts'
import { type ReadQuery, searchOf } from '#site/studio/read-query.ts'
import screen from '#site/studio/screen.module.css'

type PagesProps = { requestId: string; asked: ReadQuery; pages: number }

export function Pages({ requestId, asked, pages }: PagesProps) {
  if (pages < 2) return null
  const page = Math.min(asked.page, pages)
  const to = (other: number) => paths.studioRead(requestId, searchOf({ ...asked, take: '', page: other }))
  return (
    <nav className={screen.row} aria-label={words.page(page, pages)}>
      {page > 1 && <Link to={to(page - 1)}>{words.before}</Link>}
      <span className="figures">{words.page(page, pages)}</span>
      {page < pages && <Link to={to(page + 1)}>{words.next}</Link>}
    </nav>
  )
}
