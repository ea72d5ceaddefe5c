import type { SendMailOptions } from 'nodemailer'
import type { Message, Sender } from './mail.ts'

/**
 * A message as nodemailer takes it. Addresses go in as objects and the envelope is explicit: from a string it would
 * read further recipients, and a line break in one would start a header.
 */
export function envelope(message: Message, sender: Sender): SendMailOptions {
  const host = sender.address.slice(sender.address.lastIndexOf('@') + 1)
  return {
    from: { name: literal(sender.name), address: sender.address },
    to: [{ name: '', address: message.to }],
    envelope: { from: sender.address, to: [message.to] },
    messageId: `<${message.id}@${host}>`,
    date: message.date,
    subject: literal(message.subject),
    html: message.html,
    text: message.text,
    headers: {
      ...(message.stopAddress && {
        'List-Unsubscribe': `<${message.stopAddress}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      'Auto-Submitted': 'auto-generated',
    },
    attachments: (message.pictures ?? []).map(({ id, fileName, bytes }) => ({
      cid: id,
      filename: fileName,
      content: Buffer.from(bytes),
      contentDisposition: 'inline' as const,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** What looks like an encoded word would be decoded by whoever reads it into something else than was written. */
const literal = (text: string) => text.replaceAll('=?', '= ?')
