type Heard = { ranges: [number, number][]; whole: number; parts: number; app: string }

/** The same as a plain program does it, with nothing but a map and ranges in order. */
export function plainlyCounted(lines: readonly string[], threshold: number) {
  const heard = new Map<string, Heard>()
  const told: Record<string, number> = {}
  const add = (key: string, count: number) => {
    if (count > 0) told[key] = (told[key] ?? 0) + count
  }
  for (const line of lines) {
    const [words = '', app = ''] = line.trimEnd().split('\t')
    const [second, episode, listener, reason, first, sent] = words.split(' ')
    const day = new Date(Number(second) * 1000).toISOString().slice(0, 10)
    if (reason !== '0') {
      add(`${episode} ${day} reason ${reason}`, 1)
      continue
    }
    const key = `${episode} ${day} ${listener}`
    const one = heard.get(key) ?? { ranges: [], whole: 0, parts: 0, app }
    heard.set(key, one)
    one.ranges.push([Number(first), Number(first) + Number(sent)])
    if (Number(sent) >= threshold) one.whole++
    else one.parts++
  }
  for (const [key, { ranges, whole, parts, app }] of heard) {
    let [covered, end] = [0, 0]
    for (const [from, to] of ranges.sort((one, other) => one[0] - other[0])) {
      covered += Math.max(0, to - Math.max(from, end))
      end = Math.max(end, to)
    }
    const of = key.split(' ').slice(0, 2).join(' ')
    const isDownload = covered >= threshold
    add(`${of} ${app}`, isDownload ? 1 : 0)
    add(`${of} reason 9`, isDownload ? whole - 1 : 0)
    add(`${of} reason 7`, isDownload ? (whole > 0 ? parts : parts - 1) : 0)
    add(`${of} reason 8`, isDownload ? 0 : whole + parts)
  }
  return told
}
