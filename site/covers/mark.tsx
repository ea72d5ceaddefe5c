/** A disc of 24 cut from upper left to lower right: a microphone switched off. */
export const markHalves =
  'M2.34 4.88 19.12 21.66A12 12 0 0 1 2.34 4.88zM4.88 2.34 21.66 19.12A12 12 0 0 0 4.88 2.34z'

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
