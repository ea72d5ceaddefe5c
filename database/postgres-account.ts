import { type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { type Account, accountsHere, isRoot } from './accounts.ts'
import { cannotStart } from './cannot-start.ts'

/**
 * Postgres refuses to run as root: a new one then runs as "postgres" or "nobody", and nothing is changed on the
 * machine. One that is there runs as whoever it belongs to: an account "postgres" may come later.
 */
export function postgresAccount(dataDir: string): Account | undefined {
  const account = findAccount(statSync(clusterFolder(dataDir), { throwIfNoEntry: false })?.uid)
  if (account || !isRoot()) return account
  throw cannotStart(
    'The database may not run as root, and this machine has no account "postgres" or "nobody": start as another user or set DATABASE_URL.',
  )
}

/** The database's own part of the data folder. */
export const clusterFolder = (dataDir: string) => path.join(dataDir, 'postgres')

/** A checkout below a private folder such as /root is closed to the database. */
export function isClosedToDatabase(folder: string): boolean {
  const account = findAccount()
  return account !== undefined && isClosedTo(account, folder)
}

function findAccount(owner = 0): Account | undefined {
  if (!isRoot()) return undefined
  const accounts = accountsHere().filter(({ uid }) => uid !== 0)
  return (
    accounts.find(({ uid }) => uid === owner) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody')
  )
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
