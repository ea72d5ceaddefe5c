import { about } from '#content/about.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { Section } from '#site/ui/section.tsx'
import styles from './checks.module.css'

const { checks } = about

const addresses: Record<(typeof checks.links)[number]['id'], string> = {
  sample: paths.createFreeEpisode(),
  pricing: paths.pricing(),
  blog: paths.blog(),
  imprint: paths.imprint(),
}

export function Checks() {
  return (
    <Section title={checks.title} text={checks.text} layout="beside">
      <ul className={styles.checks}>
        {checks.links.map(({ id, label }) => (
          <li key={id}>
            <a href={addresses[id]} className="display">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink href={paths.contact()}>{checks.buttonLabel}</ButtonLink>
    </Section>
  )
}
