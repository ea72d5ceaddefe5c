import { useLayoutEffect, useRef, useState } from 'react'
import { home } from '#content/home.ts'
import { WebsiteWave } from '#site/marketing/create-podcast/website-wave.tsx'
import { paths } from '#site/paths.ts'
import { Button } from '#site/ui/button.tsx'
import styles from './website-field.module.css'

const { hero } = home

/** The first question of the wizard, asked here: its bars stand on the field and grow while it is typed. */
export function WebsiteField() {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  // What was typed before React came, or what the browser has put back.
  useLayoutEffect(() => setTyped(input.current?.value ?? ''), [])
  return (
    <form action={paths.createFreeEpisode()} className={styles.form}>
      <label htmlFor="website" className={styles.label}>
        {hero.fieldLabel}
      </label>
      <div className={styles.wave}>
        <WebsiteWave website={typed} isTaken={false} quartersDone={[]} isUpper />
      </div>
      <input
        ref={input}
        id="website"
        name="website"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder={hero.fieldPlaceholder}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit">{hero.wizardLinkLabel}</Button>
    </form>
  )
}
