const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

/** `812 bytes`, `4.2 MB`. */
export function sizeInWords(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  const value = bytes / 1000 ** power
  return `${power > 0 && value < 100 ? value.toFixed(1) : Math.round(value)} ${units[power]}`
}
