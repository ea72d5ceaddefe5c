import { existsSync, readFileSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { cannotStart } from './cannot-start.ts'

export type Account = { name: string; uid: number; gid: number }

/** Postgres refuses to run as root: it then runs as "postgres" or "nobody", and nothing is changed on the machine. */
export function postgresAccount(): Account | undefined {
  const account = findAccount()
  if (account || !isRoot()) return account
  throw cannotStart(
    'The database may not run as root, and this machine has no account "postgres" or "nobody": start as another user or set DATABASE_URL.',
  )
}

/** A checkout below a private folder such as /root is closed to the database. */
export function isClosedToDatabase(folder: string): boolean {
  const account = findAccount()
  return account !== undefined && isClosedTo(account, folder)
}

const isRoot = () => process.getuid?.() === 0

function findAccount(): Account | undefined {
  if (!isRoot() || !existsSync('/etc/passwd')) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  return accounts.find(({ name }) => name === 'postgres') ?? accounts.find(({ name }) => name === 'nobody')
}

/** Whether a folder, or one that it lies in, keeps the account out. */
export const isClosedTo = (account: Account, folder: string): boolean =>
  withParents(path.resolve(folder)).some((each) => {
    const stats = statSync(each, { throwIfNoEntry: false })
    return stats !== undefined && !mayEnter(account, stats)
  })

function withParents(folder: string): string[] {
  const parent = path.dirname(folder)
  return parent === folder ? [folder] : [...withParents(parent), folder]
}

function mayEnter({ uid, gid }: Account, { mode, ...owner }: Stats): boolean {
  if (owner.uid === uid) return (mode & 0o100) !== 0
  if (owner.gid === gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}
