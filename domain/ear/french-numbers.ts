/** French figures: with a gap between thousands, a comma before cents, and a unit behind them. */

/** `1 250 €`: the gap may not break. */
export const frenchFigure = '\\d{1,3}(?:[ .\\u00a0\\u202f]\\d{3})+(?:,\\d+)?|\\d+(?:,\\d+)?'
const gaps = /[ .\u00a0\u202f](?=\d{3})/g
export const frenchPlain = (digits = '') => digits.replace(gaps, '')
const units = new Map([
  ['€', 'euros'], ['$', 'dollars'], ['£', 'livres'], ['%', 'pour cent'], ['°C', 'degrés'], ['°', 'degrés'], ['m²', 'mètres carrés'],
  ['m2', 'mètres carrés'], ['m³', 'mètres cubes'], ['km', 'kilomètres'], ['cm', 'centimètres'], ['mm', 'millimètres'], ['m', 'mètres'], ['kg', 'kilos'], ['g', 'grammes'],
  ['ml', 'millilitres'], ['cl', 'centilitres'], ['l', 'litres'], ['L', 'litres'], ['min', 'minutes'], ['mn', 'minutes'], ['ha', 'hectares'], ['kW', 'kilowatts'], ['pers', 'personnes'],
]) // biome-ignore format: pairs read best in rows
export const frenchUnit = [...units.keys()]
  .sort((a, b) => b.length - a.length)
  .join('|')
  .replaceAll('$', '\\$')
export const frenchNamed = (name = '', digits = '') => {
  const said = units.get(name) ?? ''
  return /^[01](?:,|$)/.test(digits) ? said.replace(/s(?= |$)/g, '') : said
}

export const inPairs = (written: string) =>
  /\d{10}/.test(written) ? written.replace(/\d{2}(?=\d)/g, '$& ') : written

export const frenchClock = (hours = '', minutes = '') => {
  const rest = Number(minutes)
  return `${Number(hours)} ${Number(hours) < 2 ? 'heure' : 'heures'}${rest > 0 ? ` ${rest}` : ''}`
}

export function frenchMoney(sum: string, sign: string, coins = ''): string {
  const [whole = '', part = coins] = frenchPlain(sum).split(',')
  const cents = Number(part.padEnd(2, '0'))
  return `${whole} ${frenchNamed(sign, whole)}${cents > 0 ? ` ${cents}` : ''}`
}

const small =
  'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième dix-septième dix-huitième dix-neuvième vingtième vingt-et-unième'.split(
    ' ',
  )
export const frenchOrdinal = (digits = '') => small[Number(digits) - 1]
