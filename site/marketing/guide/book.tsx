import { brandIn } from '#content/brand.ts'
import { guide, guideContents } from '#content/guide/guide.ts'
import { barsAround, speechBars } from '#site/marketing/landing/bars.ts'
import { useSettings } from '#site/settings.ts'
import styles from './book.module.css'

const [width, height, depth] = [300, 428, 84]
/** Where one unit of each edge lies on the screen: seen from 27° aside and 20° above. */
const across = { x: 0.891, y: -0.155 }
const back = { x: -0.454, y: -0.305 }
const upright = 0.94
/** The corner nearest to the eye, at the top. */
const corner = { x: 46, y: 84 }
const foot = { x: corner.x, y: corner.y + Math.round(height * upright) }

const face = (a: { x: number; y: number }, b: { x: number; y: number }, from: { x: number; y: number }) =>
  `matrix(${[a.x, a.y, b.x, b.y, from.x, from.y].map((value) => Math.round(value * 1000) / 1000).join(' ')})`
const down = { x: 0, y: upright }
const farTop = { x: corner.x + depth * back.x, y: corner.y + depth * back.y }

/** The guide as a hardcover: the mark cut out of sound on the front, sound sprayed on the page edges. */
export function Book() {
  return (
    <svg viewBox="6 8 310 556" className={styles.book} id="book" aria-hidden="true">
      <path className={styles.floor} d={floorBars()} />
      <path className={styles.ribbon} d={`M${foot.x + 208} ${foot.y - 38}l13-2v64l-7-9-6 11z`} />
      <g transform={face({ x: -back.x, y: -back.y }, down, farTop)}>
        <Spine />
      </g>
      <g transform={face(across, back, corner)}>
        <PageEdges />
      </g>
      <g transform={face(across, down, corner)}>
        <FirstPage />
      </g>
      <g transform={face(across, down, corner)} className={styles.front}>
        <Cover />
      </g>
    </svg>
  )
}

function Cover() {
  const [chapters] = guideContents
  const { name } = brandIn(useSettings())
  return (
    <>
      <path className={styles.board} d={`M0 0h${width}v${height}H0z`} />
      <path className={styles.groove} d={`M13 0v${height}`} />
      <text className={`display ${styles.title}`} x="30" y="98" fontSize="96" textLength="246">
        {guide.title}
      </text>
      <text className={`display ${styles.title}`} x="33" y="128" fontSize="18" textLength="240">
        {guide.subtitle}
      </text>
      <path className={styles.mark} d={markBars(157, 268, 108)} />
      <text className={`display ${styles.title}`} x="33" y="404" fontSize="18">
        {name}
      </text>
      <text className={`display ${styles.title}`} x="276" y="404" fontSize="18" textAnchor="end">
        {`${chapters.figure} ${chapters.what}`}
      </text>
    </>
  )
}

/** What is seen once the cover stands open. */
function FirstPage() {
  const lines = Array.from({ length: 13 }, (_, at) => `M44 ${134 + at * 20}h${at % 5 === 4 ? 128 : 212}`)
  return (
    <>
      <path className={styles.paper} d={`M6 4H${width - 7}V${height - 4}H6z`} />
      <path className={styles.sprayed} d={barsAround(speechBars(20, 4), 48, 10.6, 74, 30)} />
      <path className={styles.page} d={lines.join('')} />
    </>
  )
}

function Spine() {
  const { name } = brandIn(useSettings())
  return (
    <>
      <path className={styles.spine} d={`M0 0h${depth}v${height}H0z`} />
      <text className={`display ${styles.title}`} transform="translate(28 30) rotate(90)" fontSize="44">
        {guide.title}
      </text>
      <text
        className={`display ${styles.title}`}
        transform="translate(34 404) rotate(90)"
        fontSize="24"
        textAnchor="end"
      >
        {name}
      </text>
    </>
  )
}

function PageEdges() {
  const [left, right, near, far] = [4, width - 7, 6, depth - 6]
  const pages = Array.from({ length: 14 }, (_, at) => `M${left} ${near + 3 + at * 5}H${right}`)
  return (
    <>
      <path className={styles.spine} d={`M0 0h${width}v${depth}H0z`} />
      <path className={styles.paper} d={`M${left} ${near}H${right}V${far}H${left}z`} />
      <path className={styles.page} d={pages.join('')} />
      <path className={styles.sprayed} d={barsAround(speechBars(46, 4), 16, 6, depth / 2, 32)} />
    </>
  )
}

/** The brand's mark (a disc cut from upper left to lower right) as upright bars. */
function markBars(x: number, y: number, radius: number) {
  const gap = radius * 0.21
  const bars = Array.from({ length: 21 }, (_, at) => (at - 10) * 10)
  return bars
    .flatMap((dx) => {
      const reach = Math.sqrt(radius ** 2 - dx ** 2)
      return [
        [-reach, Math.min(dx - gap, reach)],
        [Math.max(dx + gap, -reach), reach],
      ].map(([top = 0, bottom = 0]) =>
        bottom - top > 3 ? `M${x + dx} ${Math.round(y + top)}V${Math.round(y + bottom)}` : '',
      )
    })
    .join('')
}

/** The book stands on its own sound. */
function floorBars() {
  const heights = speechBars(34, 11)
  const bars = heights.map((long, at) => {
    const along = at - 4
    const edge = along < 0 ? { x: -back.x * 18, y: -back.y * 18 } : { x: across.x * 9, y: across.y * 9 }
    const [x, y] = [foot.x + along * edge.x, foot.y + along * edge.y]
    return `M${Math.round(x)} ${Math.round(y) + 8}v${Math.round(12 + long * 66)}`
  })
  return bars.join('')
}
