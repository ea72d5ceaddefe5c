import { markHalves } from '#content/mark.ts'

/** The mark in the colour of the text beside it; the cut lets the ground through. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={markHalves} />
    </svg>
  )
}
