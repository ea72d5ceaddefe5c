/** Small sums, as models cost them. */
export const dollarsInWords = (amount: number) => `$${amount.toFixed(amount > 0 && amount < 0.1 ? 4 : 2)}`

export const countOf = (count: number) => count.toLocaleString('en-US')

/** Nothing where nothing went in. */
export const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100))
