// `npm run operator`: lets somebody into the studio, while the product runs and while it does not.
import { parseArgs } from 'node:util'
import { cannotStart, isCannotStart } from '#database/cannot-start.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open-database.ts'
import { checkEmail } from '#domain/email-address.ts'
import { isRole, mostNameCharacters, type Role } from '#domain/operator.ts'
import { typedName } from '#domain/typed-name.ts'
import { type Admitted, admitOperator } from '#operations/operators/admit-operator.ts'
import { loadConfig } from '#server/config.ts'
import { openDataFolder } from '#server/process/data-folder.ts'
import { paths } from '#site/paths.ts'

const usage = 'Use: npm run operator -- --name "Ines" --email ines@agency.example [--role owner|operator]'
const quiet = { info() {}, warn() {} }

async function admit(args: string[]): Promise<string> {
  const wanted = readArguments(args)
  const loaded = loadConfig()
  if (!loaded.ok) throw cannotStart(['The configuration cannot be used:', ...loaded.faults].join('\n  '))
  const { databaseUrl: url, dataDir, siteOrigin } = loaded.config
  if (!url) await openDataFolder(dataDir)
  const { signal } = new AbortController()
  const database = await openDatabase({ url, dataDir, log: quiet, signal })
  try {
    await migrate(database.pool)
    return told(await admitOperator(database.pool, wanted), siteOrigin)
  } finally {
    await database.close()
  }
}

function told(admitted: Admitted, siteOrigin: string): string {
  if (admitted.outcome === 'disabled')
    throw cannotStart(
      'This operator is disabled: an owner lets them in again, in the studio under Operators.',
    )
  const { operator, isNew, secret } = admitted
  const { name, role } = operator
  const what = isNew
    ? `${name} is now an ${role} of the studio.`
    : `${name} is an ${role} already. The link removes their passkeys and codes, and lets them set up new ones.`
  return `${what}\nOpen this link in a browser. It works once, for 60 minutes:\n\n  ${siteOrigin}${paths.studioLink(secret)}\n`
}

function readArguments(args: string[]): { name: string; email: string; role?: Role } {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ args, options: { name: text, email: text, role: text } })
    const email = checkEmail(values.email ?? '')
    const name = typedName(values.name ?? '')
    const isNamed = name.length > 0 && name.length <= mostNameCharacters
    if (email && isNamed && values.role === undefined) return { name, email }
    if (email && isNamed && isRole(values.role)) return { name, email, role: values.role }
  } catch {
    // an unknown option
  }
  throw cannotStart(usage)
}

try {
  process.stdout.write(`${await admit(process.argv.slice(2))}\n`)
} catch (error) {
  process.exitCode = 1
  const { code, message } = error as NodeJS.ErrnoException // whatever it is, it was thrown as an error
  const said = isCannotStart(error)
    ? message
    : `Nobody can be let in: the database does not answer (${code ?? message}).`
  process.stderr.write(`${said}\n`)
}
process.disconnect?.() // bin/run.js holds a channel open
