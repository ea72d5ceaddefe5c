/** An amount of money as pages write it: `£48`, `48 €`, `Rs. 500`, and `K2,000` or `R350 per night`, whose letter is a sign. */
const signed = '(?:US|CA|AU|NZ)?[£$€₹] ?\\d[\\d.,]*'
const named = '\\d[\\d.,]* ?(?:€|EUR|CHF|USD|GBP)(?!\\p{L})'
const lettered =
  '(?<![\\p{L}\\d])(?:(?:Rs\\.?|KSh|KES|UGX|ZMW|ZAR|NGN|AED) ?\\d[\\d.,]*|[KR] ?\\d{1,3}(?:,\\d{3})+|[KR]\\d{2,6}(?= ?(?:per |pp\\b|each\\b|\\/ ?(?:night|day|hour|person|session))))'
export const sum = `(?:${signed}|${named}|${lettered})`

const inLetters = new RegExp(lettered, 'u')
export const hasLetteredSum = (text: string) => inLetters.test(text)
