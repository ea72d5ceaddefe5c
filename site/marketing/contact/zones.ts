/** From west to east; a small script adds the visitor's own, should it be another one. */
export const zones = [
  ...['Pacific/Honolulu', 'America/Los_Angeles', 'America/Denver', 'America/Chicago', 'America/New_York'],
  ...['America/Sao_Paulo', 'UTC', 'Europe/London', 'Europe/Lisbon', 'Europe/Berlin', 'Europe/Paris'],
  ...['Europe/Madrid', 'Europe/Athens', 'Africa/Johannesburg', 'Asia/Dubai', 'Asia/Kolkata'],
  ...['Asia/Singapore', 'Asia/Tokyo', 'Australia/Sydney', 'Pacific/Auckland'],
] as const

export const zoneName = (zone: string) => zone.replaceAll('_', ' ')
