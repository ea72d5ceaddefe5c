// `npm run tell`: plays what a payment or booking company would tell of a person, signed, against the running product.
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { offersOf } from '#content/packages.ts'
import { cannotStart, isCannotStart } from '#database/cannot-start.ts'
import { keptSecretKey } from '#database/secret-key-file.ts'
import { settingsWith } from '#domain/settings.ts'
import { type Source, sources } from '#domain/told/source.ts'
import { type Config, loadConfig } from '#server/config.ts'
import { secretThatHolds, toldSecretSetting } from '#server/wiring/told-secrets.ts'
import { cal } from '#vendors/tellers/cal.ts'
import { calendly } from '#vendors/tellers/calendly.ts'
import { isLife, type LifeName, lifeNames, lives } from '#vendors/tellers/lives.ts'
import { paddle } from '#vendors/tellers/paddle.ts'
import { signedBy } from '#vendors/tellers/sign.ts'
import { stripe } from '#vendors/tellers/stripe.ts'
import type { Customer, Telling } from '#vendors/tellers/telling.ts'

const usage = [
  'Use: npm run tell -- <stripe|paddle|calendly|cal> <life> [--who ada] [--shape old] [--reference r_…]',
  'Lives:',
  ...lifeNames.map((name) => `  ${name.padEnd(24)}${lives[name].what}`),
].join('\n')

type Wanted = {
  source: Source
  life: LifeName
  who: string
  shape: 'old' | 'new'
  reference: string | undefined
}

function readArguments(args: string[]): Wanted {
  try {
    const text = { type: 'string' } as const
    const options = { who: text, shape: text, reference: text }
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [named, life = ''] = positionals
    const source = sources.find((each) => each === named)
    const { who = `ada-${randomBytes(3).toString('hex')}`, shape = 'new', reference } = values
    if (source && isLife(life) && /^[a-z][a-z\d-]{0,40}$/.test(who) && (shape === 'old' || shape === 'new'))
      return { source, life, who, shape, reference }
  } catch {
    // an unknown option
  }
  throw cannotStart(usage)
}

/** A life whose last day is today. */
function tellingsOf({ source, life, who, shape, reference }: Wanted): { person: Customer; told: Telling[] } {
  const { days, tell } = lives[life]
  const person: Customer = {
    ...{
      key: who,
      name: who.replace(/^./, (letter) => letter.toUpperCase()),
      email: `${who}@${who}.example`,
    },
    ...{ begins: new Date(Date.now() - days * 86_400_000), ...(reference && { reference }) },
  }
  const payer = (show: string) =>
    source === 'paddle' ? paddle(person, { show }) : stripe(person, { shape, show })
  const { starter, expert } = offersOf(settingsWith())
  const offer = (each: typeof starter) => ({
    ...{ id: each.id, cents: each.mainPriceCents, setupCents: each.setupFeeCents },
  })
  const told = tell({
    ...{
      pays: payer('1'),
      second: payer('2'),
      books: source === 'calendly' ? calendly(person) : cal(person),
    },
    ...{ offers: { starter: offer(starter), expert: offer(expert) }, accounts: `accounts@${who}.example` },
  })
  return { person, told }
}

/** One after another, as it has happened. */
async function send(config: Config, told: readonly Telling[]): Promise<void> {
  const { port, dataDir } = config
  const secretKey = config.secretKey ?? (await keptSecretKey(dataDir))
  const secretOf = (source: Source) => secretThatHolds(config, secretKey, source)
  const closed = told.find(({ source }) => !secretOf(source))
  if (closed) {
    const name = toldSecretSetting(closed.source)
    throw cannotStart(`Set ${name} here, to the word that the product has, in its environment or its studio.`)
  }
  for (const telling of told) {
    const [secret = ''] = secretOf(telling.source)?.split(',') ?? []
    const answer = await fetch(
      `http://127.0.0.1:${port}/told/${telling.source}`,
      signedBy(secret, telling),
    ).catch(() => undefined)
    if (!answer) throw cannotStart(`Nothing answers on port ${port}: npm start comes first.`)
    if (answer.status === 200) continue
    throw cannotStart(
      answer.status === 404
        ? `The product has no secret for ${telling.source}: start it with the same environment.`
        : `The door of ${telling.source} answers ${answer.status}: does the product have the same secret?`,
    )
  }
}

try {
  const wanted = readArguments(process.argv.slice(2))
  const loaded = loadConfig()
  if (!loaded.ok) throw cannotStart(['The configuration cannot be used:', ...loaded.faults].join('\n  '))
  const { person, told } = tellingsOf(wanted)
  await send(loaded.config, told)
  process.stdout.write(`${person.email} ${lives[wanted.life].what}: ${told.length} events told.\n`)
} catch (error) {
  process.exitCode = 1
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${isCannotStart(error) ? message : `Nothing more can be told: ${message}`}\n`)
}
process.disconnect?.() // bin/run.js holds a channel open
