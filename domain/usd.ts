/** Cents as people write dollars: $1,250 or $62.50. Without Intl, whose tables take a phone 100 ms to open. */
export function usd(cents: number): string {
  const [whole = '', part = '00'] = (Math.round(cents) / 100).toFixed(2).split('.')
  return `$${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}${part === '00' ? '' : `.${part}`}`
}
