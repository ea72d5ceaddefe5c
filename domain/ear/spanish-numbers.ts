/** Spanish figures: with a dot between thousands, a comma before cents, and a unit behind them. */

export const spanishFigure = '\\d{1,3}(?:[.\\u00a0\\u202f]\\d{3})+(?:,\\d+)?|\\d+(?:,\\d+)?'
export const spanishPlain = (digits = '') => digits.replace(/[.\u00a0\u202f](?=\d{3})/g, '')
const units = new Map([
  ['€', 'euros'], ['$', 'pesos'], ['US$', 'dólares'], ['£', 'libras'], ['%', 'por ciento'], ['°C', 'grados'], ['ºC', 'grados'], ['°', 'grados'], ['m²', 'metros cuadrados'],
  ['m2', 'metros cuadrados'], ['m³', 'metros cúbicos'], ['km', 'kilómetros'], ['cm', 'centímetros'], ['mm', 'milímetros'], ['m', 'metros'], ['kg', 'kilos'], ['g', 'gramos'], ['gr', 'gramos'],
  ['ml', 'mililitros'], ['cl', 'centilitros'], ['l', 'litros'], ['L', 'litros'], ['min', 'minutos'], ['ha', 'hectáreas'], ['kW', 'kilovatios'], ['cc', 'centímetros cúbicos'],
]) // biome-ignore format: pairs read best in rows
export const spanishUnit = [...units.keys()]
  .filter((each) => !each.endsWith('$'))
  .sort((a, b) => b.length - a.length)
  .join('|')
export const spanishNamed = (name = '', digits = '') => {
  const said = units.get(name) ?? ''
  const isOne = /^1$/.test(digits)
  return isOne ? said.replace(/es(?= |$)/, '').replace(/s(?= |$)/g, '') : said
}

/** The quarters of an hour have names. */
export const spanishClock = (hours = '', minutes = '') => {
  const rest = Number(minutes)
  const said = rest === 30 ? ' y media' : rest === 15 ? ' y cuarto' : rest > 0 ? ` y ${rest}` : ''
  return `${Number(hours)}${said}`
}

export const spanishMoney = (whole: string, sign: string, cents: string) =>
  `${whole} ${spanishNamed(sign, whole)}${Number(cents) > 0 ? ` con ${Number(cents.padEnd(2, '0'))}` : ''}`

const stems = 'primer segund tercer cuart quint sext séptim octav noven décim'.split(' ')
/** Before a noun: `el primer piso`, `el segundo piso`, `la tercera vez`. */
export const spanishOrdinal = (digits = '', isFemale: boolean) => {
  const stem = stems[Number(digits) - 1]
  if (!stem) return undefined
  return isFemale ? `${stem}a` : stem.endsWith('er') ? stem : `${stem}o`
}
