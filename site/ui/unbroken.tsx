import styles from './unbroken.module.css'

/** Browsers break "24-48 hours" and "e-mail" behind their hyphens. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/(\d+-\d+ \w+|e-mail)/).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same word may come twice, and none moves
      <span key={at} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  )
