import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'

type Look = { look?: 'signal' | 'ink' | 'line' | undefined; isSmall?: boolean | undefined }

const classes = ({ look = 'signal', isSmall = false }: Look, more?: string) =>
  [styles.button, styles[look], isSmall && styles.isSmall, more].filter(Boolean).join(' ')

/** A link that looks like a button; its address is always a full page load. */
export function ButtonLink({
  look,
  isSmall,
  className,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={classes({ look, isSmall }, className)} {...rest} />
}

/** Opens another company's page in a new tab and says so. */
export function NewTabButton({
  look,
  isSmall,
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={classes({ look, isSmall }, className)} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="unseen"> (opens in a new tab)</span>
    </a>
  )
}

export function Button({
  look,
  isSmall,
  className,
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button className={classes({ look, isSmall }, className)} type={type} {...rest} />
}
