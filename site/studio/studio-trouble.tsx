import { studio } from '#content/studio.ts'
import { TroubleWords } from '#site/error-screen.tsx'
import { paths } from '#site/paths.ts'
import type { Matches } from '#site/settings-of-page.ts'
import { type PageTrouble, troubleOf } from '#site/trouble.ts'
import { StudioCard } from './sign-in/studio-card.tsx'
import { studioHead } from './studio-head.ts'
import styles from './studio-trouble.module.css'

/** What a working screen says when the server has said no, or something else than the screen. */
export const StudioTrouble = ({ trouble }: { trouble: PageTrouble }) => (
  <div className={styles.trouble}>
    <TroubleWords trouble={trouble} home={board} />
  </div>
)

const board = { address: paths.studio(), link: studio.forbidden.link }

export const StudioTroublePage = ({ trouble }: { trouble: PageTrouble }) => (
  <StudioCard>
    <TroubleWords trouble={trouble} home={board} />
  </StudioCard>
)

export const studioTroubleHead = (matches: Matches, error: unknown) =>
  studioHead(matches, troubleOf(error).heading)
