import { dockWords } from '#content/dock.ts'
import { InlineScript } from '#site/inline-script.tsx'
import styles from './dock.module.css'
import goOn from './go-on.ts?inline'

/** The small player at the bottom: hidden until a sample plays, and on the next page still there. */
export const Dock = () => (
  <>
    <aside id="dock" className={`night ${styles.dock}`} aria-label={dockWords.label} hidden>
      <div className={`wrap ${styles.row}`}>
        {/* biome-ignore lint/a11y/useMediaCaption: the transcript is linked beside it */}
        <audio preload="none" />
        <button
          type="button"
          className={styles.play}
          aria-label={dockWords.play}
          data-play={dockWords.play}
          data-pause={dockWords.pause}
        />
        <p className={styles.show}>
          <a href="/">{dockWords.words}</a>
        </p>
        <input type="range" aria-label={dockWords.position} defaultValue={0} step="any" />
        <p className="small figures" />
        <button type="button" className={styles.close} aria-label={dockWords.close} />
        <p role="alert" className={styles.failed} hidden>
          {dockWords.failed} <a href="/">{dockWords.download}</a>
        </p>
      </div>
    </aside>
    <InlineScript code={goOn} />
  </>
)
