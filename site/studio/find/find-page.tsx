import { z } from 'zod'
import { findWords as words } from '#content/studio-find.ts'
import { findInStudio } from '#operations/find-in-studio.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import screen from '#site/studio/screen.module.css'
import { allScreensFor, screensNamed } from '#site/studio/screens.ts'
import { studioHead } from '#site/studio/studio-head.ts'
import { Button } from '#site/ui/button.tsx'
import type { Route } from './+types/find-page'
import styles from './find.module.css'
import { foundAnswer } from './found-answer.ts'
import { Matches } from './matches.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, words.heading)
}

export function loader({ context }: Route.LoaderArgs) {
  const { operator, house } = context.get(studioContext)
  return { screens: allScreensFor({ operator, keepsLetters: house.keepsLetters }) }
}

const answer = z.strictObject({ typed: z.string(), found: foundAnswer })

/** The same as the dialog of Ctrl K, for whoever has no scripts. */
export const action = answering(answer, async ({ form, context }: WithForm<Route.ActionArgs>) => {
  const { pool, operator } = context.get(studioContext)
  const typed = form.text('q')
  return { typed, found: await findInStudio(pool, operator, typed) }
})

export default function FindPage({ loaderData: { screens }, actionData }: Route.ComponentProps) {
  const typed = actionData?.typed ?? ''
  return (
    <div className={screen.screen}>
      <h1>{words.heading}</h1>
      <search>
        <form method="post" action={paths.studioFind()} className={styles.form}>
          <input
            type="search"
            name="q"
            defaultValue={typed}
            aria-label={words.label}
            placeholder={words.label}
            className={screen.input}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" isSmall>
            {words.button}
          </Button>
        </form>
      </search>
      <Matches typed={typed} found={actionData?.found} screens={screensNamed(screens, typed)} />
    </div>
  )
}
