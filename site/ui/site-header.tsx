import { brandIn } from '#content/brand.ts'
import { headerLinks } from '#content/header.ts'
import { BrandMark } from '#site/mark/brand-mark.tsx'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { ButtonLink } from './button.tsx'
import styles from './site-header.module.css'

export type HeaderOptions = {
  /** On pages that ask for one thing: nothing but the way home leads away from it. */
  hidesBookCall?: boolean
  /** Replaces the button by one that scrolls to the guide's pricing. */
  guideCallToAction?: { label: string; href: string }
}

export function SiteHeader({ hidesBookCall = false, guideCallToAction }: HeaderOptions) {
  const { name } = brandIn(useSettings())
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <a href={paths.home()} className={`display ${styles.logo}`} aria-label={`${name}, home`}>
          <BrandMark pixels={28} /> {name}
        </a>
        {!hidesBookCall && <Ways />}
        {guideCallToAction && (
          <ButtonLink href={guideCallToAction.href} look="ink" isSmall>
            {guideCallToAction.label}
          </ButtonLink>
        )}
        {!guideCallToAction && !hidesBookCall && (
          <ButtonLink href={paths.contact()} look="ink" isSmall>
            <span className={styles.wide}>Book a Call →</span>
            <span className={styles.narrow}>Call →</span>
          </ButtonLink>
        )}
      </div>
    </header>
  )
}

const Ways = () => (
  <nav aria-label="Main" className={styles.ways}>
    <ul>
      {headerLinks.map(({ path, label }) => (
        <li key={path}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ul>
  </nav>
)
