import { useRef } from 'react'
import styles from './toast.module.css'
import { useFreePlace } from './use-free-place.ts'

export type ToastMessage = { id: number; title: string; description: string; isDestructive?: boolean }

type ToastsProps = {
  messages: readonly ToastMessage[]
  onClose: (id: number) => void
  /** Pointed at or focused: time stands still. */
  onHold: (isHeld: boolean) => void
}

/** The regions are in the document before the first message, or assistive technology would not announce it. */
export function Toasts({ messages, onClose, onHold }: ToastsProps) {
  const stack = useRef<HTMLDivElement>(null)
  useFreePlace(stack, messages)
  const regions = [
    { role: 'status', toasts: messages.filter((message) => !message.isDestructive) },
    { role: 'alert', toasts: messages.filter((message) => message.isDestructive) },
  ]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens whether the visitor is reading
    <div
      ref={stack}
      className={styles.stack}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      {regions.map(({ role, toasts }) => (
        <div key={role} role={role} className={styles.region}>
          {toasts.map((toast) => (
            <Toast key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Toast({ toast, onClose }: { toast: ToastMessage; onClose: () => void }) {
  return (
    <div className={`${styles.toast} ${toast.isDestructive ? styles.destructive : ''}`}>
      <div>
        <p className={styles.title}>{toast.title}</p>
        <p className="small">{toast.description}</p>
      </div>
      <button type="button" className={styles.close} onClick={onClose} aria-label="Close message">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </div>
  )
}
