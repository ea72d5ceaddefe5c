import { studio } from '#content/studio.ts'
import { TroubleWords } from '#site/error-screen.tsx'
import { paths } from '#site/paths.ts'
import { type Trouble, troubleOf } from '#site/trouble.ts'
import { StudioCard } from './sign-in/studio-card.tsx'
import styles from './studio-trouble.module.css'

/** What a working screen says when the server has said no, or something else than the screen. */
export const StudioTrouble = ({ trouble }: { trouble: Trouble }) => (
  <div className={styles.trouble}>
    <TroubleWords trouble={trouble} home={board} />
  </div>
)

const board = { address: paths.studio(), link: studio.forbidden.link }

export const StudioTroublePage = ({ trouble }: { trouble: Trouble }) => (
  <StudioCard>
    <TroubleWords trouble={trouble} home={board} />
  </StudioCard>
)

export const studioTroubleHead = (error: unknown) => [
  { title: studio.title(troubleOf(error).heading) },
  { name: 'robots', content: 'noindex' },
]
