import styles from './chart.module.css'

type Point = { name: string; value: number }
type Props = {
  label: string
  points: readonly Point[]
  /** What one point says. */
  said: (point: Point) => string
  look: 'bars' | 'line'
}

const [width, height, foot] = [640, 160, 20]
const monthName = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })

/** Drawn on the server, without a script: one path, three level lines, the names of months, and a title for each point. */
export function Chart({ label, points, said, look }: Props) {
  const most = Math.max(1, ...points.map(({ value }) => value))
  const step = width / Math.max(1, points.length)
  const up = (value: number) => height - (value / most) * (height - 10)
  const months = points.flatMap(({ name }, at) =>
    at > 0 && name.slice(0, 7) !== points[at - 1]?.name.slice(0, 7) ? [{ name, at }] : [],
  )
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height + foot}`} role="img" aria-label={label}>
      {[most, most / 2, 0].map((level) => (
        <line key={level} className={styles.level} x1="0" x2={width} y1={up(level)} y2={up(level)} />
      ))}
      <path className={styles[look]} d={look === 'bars' ? bars(points, step, up) : line(points, step, up)} />
      {months.map(({ name, at }) => (
        <text key={name} className={styles.month} x={at * step} y={height + foot - 5}>
          {monthName.format(new Date(name))}
        </text>
      ))}
      {points.map((point, at) => (
        <rect key={point.name} className={styles.column} x={at * step} y="0" width={step} height={height}>
          <title>{said(point)}</title>
        </rect>
      ))}
    </svg>
  )
}

const at = (number: number) => number.toFixed(1)

const bars = (points: readonly Point[], step: number, up: (value: number) => number) =>
  points
    .map(({ value }, index) =>
      value === 0
        ? ''
        : `M${at(index * step + step * 0.15)} ${height}V${at(up(value))}h${at(step * 0.7)}V${height}z`,
    )
    .join('')

const line = (points: readonly Point[], step: number, up: (value: number) => number) =>
  points
    .map(({ value }, index) => `${index ? 'L' : 'M'}${at((index + 0.5) * step)} ${at(up(value))}`)
    .join('')
