import styles from './wizard.module.css'

/** Browsers break "24-48 hours" behind its hyphen. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/(\d+-\d+ \w+)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  )
