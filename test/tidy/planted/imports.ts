import type { Planted } from './planted-fault.ts'

export const faultsOfImports: Planted = {
  'files that nobody imports': {
    files: {
      'domain/lost.ts': 'export const lost = 1',
      'domain/taken.ts': 'export const taken = 1',
      'site/listen/played.ts': '',
      'site/marketing/shown-page.tsx': 'export default () => null',
      'site/routes.ts': `export default [route('shown', 'marketing/shown-page.tsx')]`,
      'site/root.tsx': `import played from './listen/played.ts?inline'`,
      'server/started.ts': `import { taken } from '#domain/taken.ts'`,
      'bin/start.js': `run('server/started.ts')`,
    },
    found: ['domain/lost.ts'],
  },
  'files that only tests import': {
    files: {
      'domain/examples.ts': 'export const one = 1',
      'domain/desk-under-test.ts': 'export const desk = 1',
      'domain/rule.ts': 'export const rule = 1',
      'domain/rule.test.ts': `import './examples.ts'\nimport './desk-under-test.ts'\nimport './rule.ts'`,
      'domain/board.ts': `import { rule } from './rule.ts'`,
    },
    found: ['domain/examples.ts'],
  },
  'exports that nobody takes': {
    files: {
      'domain/rule.ts':
        'export const dead = 1\nexport type Used = 2\nexport const { a, b: [c] } = all\nconst own = 3',
      'domain/board.ts': `import { type Used, c as d } from './rule.ts'\nexport { a } from './rule.ts'`,
      'site/page.tsx': 'export const loader = 1\nexport const other = 2',
      'site/all.ts': `import * as all from '#domain/board.ts'`,
      'vendors/voices/one/vendor.ts': 'export const vendor = 1\nexport const more = 2',
    },
    found: ['domain/rule.ts dead', 'site/page.tsx other', 'vendors/voices/one/vendor.ts more'],
  },
  'names that are kept for nobody': {
    files: {
      'domain/rule.ts':
        'const _old = 1\nfunction _older() {}\nexport const rule = (_first: number) => _first',
      'domain/rule.test.ts': 'const day = 1\nconst _hour = 1',
    },
    found: ['domain/rule.test.ts _hour', 'domain/rule.ts _old', 'domain/rule.ts _older'],
  },
  'exports that only tests take': {
    files: {
      'domain/rule.ts': 'export const tried = 1\nexport const used = 2\nexport const inside = 3\nuse(inside)',
      'domain/rule.test.ts': `import { tried, used, inside } from './rule.ts'`,
      'domain/board.ts': `import { used } from './rule.ts'`,
    },
    found: ['domain/rule.ts tried'],
  },
  'imports that package.json does not declare': {
    files: {
      'package.json':
        '{ "dependencies": { "hono": "4", "@scope/there": "1" }, "devDependencies": { "pixels": "1" } }',
      'server/app.ts': `import 'hono/cors'\nimport 'node:fs'\nimport '@scope/there/deep'\nimport type { Dom } from 'dom'`,
      'server/app.test.ts': `import 'pixels'\nimport '#server/app.ts'\nconst late = import('@scope/gone')`,
    },
    found: ['server/app.test.ts @scope/gone', 'server/app.ts dom'],
  },
  'imports that only developers have': {
    files: {
      'package.json': '{ "devDependencies": { "pixels": "1" } }',
      'server/app.ts': `import { compare } from 'pixels'`,
      'server/types.ts': `import type { Pixel } from 'pixels'\nimport { type Other } from 'pixels'`,
      'server/app.test.ts': `import 'pixels'`,
    },
    found: ['server/app.ts pixels'],
  },
  'commands that need more than Node': {
    files: { 'bin/start.js': `import 'node:fs'\nimport './prepare.js'\nconst late = await import('hono')` },
    found: ['bin/start.js hono'],
  },
}
