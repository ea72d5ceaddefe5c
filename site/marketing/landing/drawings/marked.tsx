import { fewerBars } from '#domain/waveform.ts'
import { barAround } from '#site/marketing/landing/bars.ts'
import { type DrawingProps, Frame, TwoInkBars } from './drawing.tsx'

/** Above, the words of the advertisement; below, how the job sounds. */
export function AdAndShift({ heard, page }: DrawingProps) {
  const table = page.sections.find(({ look }) => look === 'table')
  const words = table?.look === 'table' ? table.rows.flatMap(([word]) => word ?? []) : []
  return (
    <Frame height={430}>
      {words.map((word, at) => (
        <text key={word} x="0" y={34 + at * 46} className="word">
          {word}.
        </text>
      ))}
      <TwoInkBars waveform={fewerBars(heard.waveform, 54)} bar={barAround(4, 8.9, 318, 106)} />
    </Frame>
  )
}

/** The sound is ours, the tag on it is yours to write on. */
export function NameTag({ heard }: DrawingProps) {
  return (
    <Frame height={420}>
      <TwoInkBars waveform={fewerBars(heard.waveform, 47)} bar={barAround(10, 10, 124, 118)} />
      <path className="lit" strokeWidth="3" d="M120 250h240l40 56-40 56H120zM348 306a8 8 0 1 0 .1 0" />
      <path className="faint" strokeWidth="3" strokeDasharray="8 8" d="M148 318h150" />
    </Frame>
  )
}

/** Each sentence of the sample that says something hangs on the page where it stands. */
export function Sources({ heard: { waveform, sources, seconds } }: DrawingProps) {
  const bars = 92
  const pages = [...new Set(sources.map(({ address }) => address))]
  const rowOf = (address: string) => 280 + pages.indexOf(address) * 64
  const hung = sources.map(({ middle, address }) => ({
    x: Math.round((480 * middle) / seconds),
    y: rowOf(address),
  }))
  return (
    <Frame height={300 + pages.length * 64}>
      <TwoInkBars waveform={fewerBars(waveform, bars)} bar={barAround(3, 480 / bars, 110, 108)} />
      <path className="lit" strokeWidth="1.5" d={hung.map(({ x, y }) => `M${x} 226V${y}`).join('')} />
      <path
        className="lit"
        strokeWidth="9"
        strokeLinecap="round"
        d={hung.map(({ x, y }) => `M${x} ${y}h.1`).join('')}
      />
      {pages.map((address) => (
        <g key={address}>
          <path className="faint" strokeWidth="1.5" d={`M0 ${rowOf(address)}h480`} />
          <text x="0" y={rowOf(address) + 26} className="label start">
            {address}
          </text>
        </g>
      ))}
    </Frame>
  )
}
