import styles from './wizard.module.css'

/** The stored form to the letter, with its scheme in the background. */
export function WebsiteName({ website }: { website: string }) {
  const [, scheme = '', rest = website] = /^(https?:\/\/)(.*)$/is.exec(website) ?? []
  return (
    <span className={styles.website}>
      {scheme && <span className="quiet">{scheme}</span>}
      {rest}
    </span>
  )
}
