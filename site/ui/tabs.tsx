import type { ReactNode } from 'react'
import styles from './tabs.module.css'

type Tab = { id: string; label: string; panel: ReactNode }

/** Served as real tabs; `tabs-keyboard.ts` moves between them. Without scripts every panel is simply shown. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <div data-tabs>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${tab.id}-tab`}
            aria-controls={tab.id}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            className={styles.tab}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={tab.id}
          aria-labelledby={`${tab.id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the tab pattern puts a panel of text into the tab order
          tabIndex={0}
          hidden={index > 0}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
