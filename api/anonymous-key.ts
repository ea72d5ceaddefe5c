import { createHmac } from 'node:crypto'

/**
 * The public key of a site that has none of its own: a token that says "anon", in the form that Supabase's clients
 * know. It is no secret and made from the site's address, so every machine that serves the site knows the same.
 */
export function madeAnonymousKey(siteOrigin: string): string {
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ iss: siteOrigin, role: 'anon' })}`
  return `${content}.${createHmac('sha256', 'a public key').update(content).digest('base64url')}`
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
