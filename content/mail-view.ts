/** The outbox on the screen of a machine that has no mail server. */
export const mailView = {
  title: 'Outgoing mail',
  lead: 'No mail server is set (SMTP_URL), so every letter is kept as a file instead of being sent. Only this machine can open this page.',
  empty: 'Nothing has been written yet.',
  sent: (to: string, date: string) => `To ${to}, ${date.replace('T', ' ').slice(0, 16)} UTC`,
  back: 'All letters',
  htmlPart: 'The letter as a mail program shows it',
  textPart: 'As plain text',
  file: 'Download the file (.eml)',
} as const
