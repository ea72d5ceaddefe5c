import type { UseCaseIcon } from '#content/use-cases.ts'

/** Line drawings on a 24-unit grid, one stroke width, no fill. */
const drawings: Record<UseCaseIcon, string> = {
  compass: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.5l-2 5-5 2 2-5z',
  people:
    'M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11zM3 20c0-3.6 2.6-6 6-6s6 2.4 6 6M16 5a3 3 0 0 1 0 5.8M18 14.4c1.9.8 3 2.8 3 5.6',
  handshake:
    'M2 8l4-2 6 2.5M22 8l-4-2-6 2.5-4 4c1.4 1.4 3 1.3 4.5 0l1-1L19 17M5 15l2.5 2.5M8 17.5l2 2M11 19l1.5 1.5L19 15M2 8v7h3M22 8v7h-3',
  chart: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6M20 16V5',
  house: 'M3 11.5L12 4l9 7.5M5.5 9.8V20h13V9.8M10 20v-6h4v6',
  megaphone: 'M4 10v4h3l9 4.5V5.5L7 10zM8 14l1.5 6h3L11 15.5M19 9.5c1.2 1.4 1.2 3.6 0 5',
  'mic-off':
    'M9 9V6a3 3 0 0 1 6 0v5M9 9.5V11a3 3 0 0 0 4.5 2.6M6 11a6 6 0 0 0 9.3 5M18 11a6 6 0 0 1-.6 2.6M12 17v4M8.5 21h7M4 3l16 18',
  briefcase: 'M3.5 8h17v12h-17zM9 8V5h6v3M3.5 13h17M12 12v2.5',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 2.6 3.6 6 3.6 9S15 18.4 12 21c-3-2.6-3.6-6-3.6-9S9 5.6 12 3z',
  chalkboard: 'M3 4h18v12H3zM7 12l3-3.5 2.5 2.5L17 8M9 20l3-4 3 4',
  graduation: 'M2 9.5L12 5l10 4.5L12 14zM6.5 12v4.5c3 2.4 8 2.4 11 0V12M22 9.5V16',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 4l-3 16',
  building: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3',
}

export function Icon({ name }: { name: UseCaseIcon }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
