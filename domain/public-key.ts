/** What a key says about itself. Supabase's secret key looks much like the public one, and must never reach a page. */
export function roleOfKey(key: string): string | undefined {
  if (key.startsWith('sb_secret_')) return 'service_role'
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()).role
  } catch {
    return undefined
  }
}
