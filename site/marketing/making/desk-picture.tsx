import { making } from '#content/making/making.ts'
import { paths } from '#site/paths.ts'
import { Section } from '#site/ui/section.tsx'
import styles from './desk-picture.module.css'

const { desk } = making

export const DeskPicture = () => (
  <Section title={desk.title} text={desk.text}>
    <img
      src={paths.deskPicture()}
      width="1440"
      height="900"
      alt={desk.alt}
      loading="lazy"
      className={styles.picture}
    />
  </Section>
)
