/** Who on this machine owns what, and what to type where it is the wrong one. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { cannotStart } from './cannot-start.ts'

export type Account = { name: string; uid: number; gid: number }

export const isRoot = () => process.getuid?.() === 0

export function accountsHere(): Account[] {
  if (!existsSync('/etc/passwd')) return []
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

const nameOf = (uid: number) => accountsHere().find((account) => account.uid === uid)?.name ?? String(uid)

type Owned = { folder: string; who: string; uid: number | undefined }

/**
 * Whoever copies a folder as root owns the copy. `who` needs the places in `folder` for itself, with this uid;
 * undefined where the system has none.
 */
export function requireOwner({ folder, who, uid }: Owned, places: readonly string[]): void {
  if (uid === undefined) return
  for (const place of places) {
    const owner = statSync(place, { throwIfNoEntry: false })?.uid
    if (owner === undefined || owner === uid) continue
    const typed = `${isRoot() ? '' : 'sudo '}chown -R ${nameOf(uid)}: ${quoted(folder)}`
    const orElse = owner === 0 ? '' : `, or start as "${nameOf(owner)}"`
    throw cannotStart(
      `${place} belongs to "${nameOf(owner)}", and ${who} runs as "${nameOf(uid)}". If it was copied, type: ${typed}${orElse}`,
    )
  }
}

const quoted = (place: string) =>
  /^[\w/.@:+-]+$/.test(place) ? place : `'${place.replaceAll("'", "'\\''")}'`
