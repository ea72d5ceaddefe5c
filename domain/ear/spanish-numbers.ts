/** Spanish figures: with a dot between thousands, a comma before cents, and a unit behind them. */

export const number = '\\d{1,3}(?:[.\\u00a0\\u202f]\\d{3})+(?:,\\d+)?|\\d+(?:,\\d+)?'
export const plain = (digits = '') => digits.replace(/[.\u00a0\u202f](?=\d{3})/g, '')
const units = new Map([
  ['€', 'euros'], ['$', 'pesos'], ['US$', 'dólares'], ['£', 'libras'], ['%', 'por ciento'], ['°C', 'grados'], ['ºC', 'grados'], ['°', 'grados'], ['m²', 'metros cuadrados'],
  ['m2', 'metros cuadrados'], ['m³', 'metros cúbicos'], ['km', 'kilómetros'], ['cm', 'centímetros'], ['mm', 'milímetros'], ['m', 'metros'], ['kg', 'kilos'], ['g', 'gramos'], ['gr', 'gramos'],
  ['ml', 'mililitros'], ['cl', 'centilitros'], ['l', 'litros'], ['L', 'litros'], ['min', 'minutos'], ['ha', 'hectáreas'], ['kW', 'kilovatios'], ['cc', 'centímetros cúbicos'],
]) // biome-ignore format: pairs read best in rows
export const unit = [...units.keys()]
  .filter((each) => !each.endsWith('$'))
  .sort((a, b) => b.length - a.length)
  .join('|')
export const named = (name = '', digits = '') => {
  const said = units.get(name) ?? ''
  const isOne = /^1$/.test(digits)
  return isOne ? said.replace(/es(?= |$)/, '').replace(/s(?= |$)/g, '') : said
}

/** The quarters of an hour have names. */
export const clock = (hours = '', minutes = '') => {
  const rest = Number(minutes)
  const said = rest === 30 ? ' y media' : rest === 15 ? ' y cuarto' : rest > 0 ? ` y ${rest}` : ''
  return `${Number(hours)}${said}`
}

export const money = (whole: string, sign: string, cents: string) =>
  `${whole} ${named(sign, whole)}${Number(cents) > 0 ? ` con ${Number(cents.padEnd(2, '0'))}` : ''}`

const stems = 'primer segund tercer cuart quint sext séptim octav noven décim'.split(' ')
/** Before a noun: `el primer piso`, `el segundo piso`, `la tercera vez`. */
export const ordinal = (digits = '', isFemale: boolean) => {
  const stem = stems[Number(digits) - 1]
  if (!stem) return undefined
  return isFemale ? `${stem}a` : stem.endsWith('er') ? stem : `${stem}o`
}
