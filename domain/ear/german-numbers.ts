/** German figures: with a dot between thousands, a comma before cents, and a unit behind them. */
export const germanFigure = '\\d{1,3}(?:\\.\\d{3})+(?:,\\d+)?|\\d+(?:,\\d+)?'
export const germanPlain = (digits = '') => digits.replace(/\.(?=\d{3})/g, '')

const units = new Map([
  ['€', 'Euro'], ['EUR', 'Euro'], ['$', 'Dollar'], ['£', 'Pfund'], ['CHF', 'Franken'], ['%', 'Prozent'], ['°C', 'Grad'], ['°', 'Grad'], ['m²', 'Quadratmeter'],
  ['m2', 'Quadratmeter'], ['qm', 'Quadratmeter'], ['m³', 'Kubikmeter'], ['km', 'Kilometer'], ['km/h', 'Kilometer pro Stunde'], ['cm', 'Zentimeter'], ['mm', 'Millimeter'], ['m', 'Meter'], ['kg', 'Kilo'], ['g', 'Gramm'],
  ['ml', 'Milliliter'], ['l', 'Liter'], ['ha', 'Hektar'], ['kW', 'Kilowatt'], ['Min', 'Minuten'], ['min', 'Minuten'], ['Std', 'Stunden'], ['h', 'Stunden'], ['Pers', 'Personen'],
]) // biome-ignore format: pairs read best in rows
export const germanUnit = [...units.keys()]
  .sort((a, b) => b.length - a.length)
  .join('|')
  .replaceAll('$', '\\$')

export function germanNamed(name = '', digits = ''): string {
  const said = units.get(name) ?? name
  return digits === '1' ? said.replace(/n$/, '') : said
}

export const germanMoney = (sum: string, sign: string) => {
  const [whole = '', cents = ''] = germanPlain(sum).split(',')
  const rest = Number(cents.padEnd(2, '0'))
  return `${whole} ${germanNamed(sign, whole)}${rest > 0 ? ` ${rest}` : ''}`
}

const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
export const date = (day: string, month: string, year = '') => {
  const name = months[Number(month) - 1]
  return name && Number(day) <= 31 ? `${Number(day)}. ${name}${year ? ` ${year}` : ''}` : undefined
}
