import type { ReactNode } from 'react'
import { paths } from '#site/paths.ts'
import { Button } from './button.tsx'
import { Unbroken } from './unbroken.tsx'
import styles from './website-offer.module.css'

type WebsiteOfferProps = { title: string; text: string; label: string; button: string; children?: ReactNode }

/** The end of a page: the field for one's own website. */
export function WebsiteOffer({ title, text, label, button, children }: WebsiteOfferProps) {
  return (
    <section className={`night ${styles.closing}`}>
      <div className={`wrap ${styles.halves}`}>
        <h2>{title}</h2>
        <div className={styles.offer}>
          <p className="lead quiet">
            <Unbroken text={text} />
          </p>
          <form action={paths.createFreeEpisode()} className={styles.yours}>
            <label htmlFor="website">{label}</label>
            <input id="website" name="website" inputMode="url" autoComplete="url" placeholder="example.com" />
            <Button type="submit">{button}</Button>
          </form>
          {children}
        </div>
      </div>
    </section>
  )
}
