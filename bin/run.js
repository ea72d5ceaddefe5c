import { fail, install, runWithDatabase, runWithPinnedNode } from './prepare.js'

/** Programs of ours that are run as they are; `everything`: with what only tests need. */
const programs = new Map(
  Object.entries({
    backup: { program: 'server/programs/back-up.ts', startsDatabase: true },
    bench: { program: 'test/bench/bench.ts', everything: true },
    configuration: { program: 'test/documents/write-configuration.ts', everything: true },
    judge: { program: 'server/programs/judge.ts' },
    making: { program: 'server/programs/measure-making.ts' },
    'new-key': { program: 'server/programs/new-key.ts' },
    operator: { program: 'server/programs/add-operator.ts' },
    produce: { program: 'server/programs/produce.ts' },
    requests: { program: 'server/programs/list-requests.ts' },
    restore: { program: 'server/programs/restore.ts', startsDatabase: true },
    samples: { program: 'server/programs/make-samples.ts' },
    schema: { program: 'test/schema/write-schema.ts', everything: true },
    screenshots: { program: 'test/bench/screenshots.ts', everything: true },
    scripts: { program: 'server/programs/write-scripts.ts' },
    seed: { program: 'test/people/seed.ts', everything: true },
    tell: { program: 'server/programs/tell.ts' },
    train: { program: 'server/programs/train.ts' },
    writer: { program: 'server/programs/try-writer.ts' },
  }),
)

const [name = '', ...args] = process.argv.slice(2)
const {
  program,
  everything = false,
  startsDatabase = false,
} = programs.get(name) ?? fail(`There is no command ${name}: package.json names those that there are.`)
await install({ everything })
const run = startsDatabase ? runWithDatabase : runWithPinnedNode
process.exit(await run(program, ...args))
