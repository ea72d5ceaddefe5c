import type { Planted } from './planted-fault.ts'

export const faultsOfClaims: Planted = {
  'paths in ARCHITECTURE.md that lead nowhere': {
    files: {
      'ARCHITECTURE.md':
        'See `server/app.ts`, `server/gone.ts`, `site/`, `lost/`, `/studio`, `DATA_DIR`, `./file.ts`.',
      'server/app.ts': '',
      'site/root.tsx': '',
    },
    found: ['lost', 'server/gone.ts'],
  },
  'readers of the environment beside the configuration': {
    files: {
      'server/config.ts': 'read(process.env)',
      'vendors/web.ts': 'read(process.env.PORT)',
      'test/run.ts': 'process.env.NODE_ENV = 1',
    },
    found: ['vendors/web.ts'],
  },
  'tests that sleep': {
    files: {
      'domain/slow.test.ts': `import { setTimeout as sleep } from 'node:timers/promises'`,
      'domain/hand-made.test.ts': 'await new Promise((done) => setTimeout(done, 100))',
      'domain/quick.test.ts': `import { setImmediate } from 'node:timers/promises'\nmock.timers.enable({ apis: ['setTimeout'] })`,
      'server/pause.ts': `import { setTimeout } from 'node:timers/promises'`,
      'test/bench/lanes.ts': `import { setTimeout } from 'node:timers/promises'`,
    },
    found: ['domain/hand-made.test.ts', 'domain/slow.test.ts'],
  },
  'rules of the domain that need a clock, a network or a machine': {
    files: {
      'domain/late.ts': 'export const isLate = () => Date.now() > 5',
      'domain/read.ts': `import { readFile } from 'node:fs/promises'`,
      'domain/told.ts': `import { isIP } from 'node:net'\nexport const day = (at: number) => new Date(at)`,
      'domain/told.test.ts': 'const now = Date.now()',
      'server/clock.ts': 'export const now = () => Date.now()',
    },
    found: ['domain/late.ts', 'domain/read.ts'],
  },
  'names of files that are not kebab-case': {
    files: {
      'domain/readHouse.ts': '',
      'domain/read_house.ts': '',
      'domain/read-house.test.ts': '',
      'site/2.tsx': '',
    },
    found: ['domain/readHouse.ts', 'domain/read_house.ts'],
  },
  'default exports of what is no route': {
    files: {
      'domain/rule.ts': 'export default 1',
      'site/some-page.tsx': 'export default 1',
      'site/root.tsx': 'export default 1',
      'site/routes.ts': `export default [route('some', 'some-page.tsx')]`,
      'vite.config.ts': 'export default 1',
    },
    found: ['domain/rule.ts'],
  },
  'pages that do not end in -page.tsx': {
    files: {
      'site/some-page.tsx': 'export default 1',
      'site/other.tsx': 'export default function Other() {}',
      'site/file.ts': 'export const loader = 1',
      'site/routes.ts': `route('a', 'some-page.tsx'), route('b', 'other.tsx'), route('c', 'file.ts')`,
    },
    found: ['site/other.tsx'],
  },
  'elements with a style of their own': {
    files: {
      'site/ui/bar.tsx': 'export const Bar = () => <i style={{ width: 1 }} />',
      'site/ui/plain.tsx': 'export const style = 1\nexport const Plain = () => <i className="style" />',
      'site/letters/ready.tsx': 'export const Ready = () => <i style={{ width: 1 }} />',
    },
    found: ['site/ui/bar.tsx'],
  },
  'statements outside of database/': {
    files: {
      'operations/asks.ts': 'client.query(words)',
      'operations/holds.ts': 'const words = `update private.things set at = now()`',
      'operations/says.ts': `const words = 'Update the settings, or select another from the list.'`,
      'database/things.ts': `client.query('select 1')`,
      'test/things.ts': `client.query('select 1')`,
    },
    found: ['operations/asks.ts', 'operations/holds.ts'],
  },
  'screens and doors that change rows by themselves': {
    files: {
      'database/things.ts': [
        `import { note } from './notes.ts'`,
        'export const list = (pool) => pool.query(`select 1 from private.things`)',
        'export const drop = (pool) => pool.query(`delete from private.things`)',
        'const words = `insert into private.things values (1)`',
        'export const add = (pool) => pool.query(words)',
        'export const look = (pool) => note(pool)',
      ].join('\n'),
      'database/notes.ts': 'export const note = (pool) => pool.query(`update private.notes set at = now()`)',
      'site/page.tsx': `import { list, drop, add, look } from '#database/things.ts'`,
      'operations/drop-thing.ts': `import { drop } from '#database/things.ts'`,
    },
    found: ['site/page.tsx add', 'site/page.tsx drop', 'site/page.tsx look'],
  },
}
