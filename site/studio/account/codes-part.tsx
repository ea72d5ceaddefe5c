import { account } from '#content/studio-sign-in.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import styles from './account.module.css'

const words = account.codes

export const CodesPart = ({ since }: { since: string | undefined }) => (
  <section className={styles.part} aria-labelledby="codes">
    <h2 id="codes">{words.heading}</h2>
    <p className="quiet">{since ? words.since(since) : words.none}</p>
    <p>
      <ButtonLink href={paths.studioAccountCodes()} look="line" isSmall>
        {since ? words.replace : words.setUp}
      </ButtonLink>
    </p>
  </section>
)
