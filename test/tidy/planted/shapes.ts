import type { Planted } from './planted-fault.ts'

const lines = (count: number, line: string) => `${line}\n`.repeat(count)

export const faultsOfShape: Planted = {
  'names of several things': {
    files: {
      'domain/draft.ts': 'export type Draft = { text: string }\nexport const draftOf = 1',
      'site/draft.ts': `export type Draft = { form: string }\nexport { draftOf } from '#domain/draft.ts'\nexport const loader = 1`,
      'site/page.tsx': 'export const loader = 2',
      'site/draft.test.ts': 'export const draftOf = 3',
      'site/about/hero.tsx': 'export const Hero = 1',
      'site/home/hero.tsx': 'export const Hero = 2',
      'site/home/hero-page.tsx': `import { Hero } from './hero.tsx'`,
      'site/home/large-hero.tsx': 'export const Hero = 3',
      'api/draft.ts': `import type { Draft } from '#domain/draft.ts'\nimport type { Draft as Typed } from '#site/draft.ts'`,
      'vendors/voices/one/vendor.ts': 'export const vendor = 1',
      'vendors/voices/two/vendor.ts': 'export const vendor = 2',
    },
    found: ['Draft 2', 'site/home: Hero 2'],
  },
  'casts without a reason': {
    files: {
      'domain/rule.ts': [
        'export const one = { a: 1 } as Box',
        'export const two = [1] as const',
        'export const three = { a: 1 } as Box // only here',
        '/** It was looked at. */',
        'export const four = { a: 1 } as Box',
        'const five = () => {',
        '  // Whoever asks knows.',
        '  const box = {',
        '    a: 1,',
        '  } as Box',
        "  return read('http://a') as Other",
        '}',
      ].join('\n'),
      'domain/rule.test.ts': 'const one = 1 as Box\nconst two = 1 as any',
    },
    found: ['domain/rule.test.ts as any', 'domain/rule.ts as Box', 'domain/rule.ts as Other'],
  },
  'rules that are silenced without a reason': {
    files: {
      'domain/rule.ts': [
        '// biome-ignore lint/a: a table reads better',
        '// biome-ignore lint/b:',
        '// @ts-expect-error',
        '// @ts-expect-error: it has no types',
        '// @ts-ignore: for a good reason',
      ].join('\n'),
    },
    found: [
      'domain/rule.ts // @ts-expect-error',
      'domain/rule.ts // @ts-ignore: for a good reason',
      'domain/rule.ts // biome-ignore lint/b:',
    ],
  },
  'folders side by side that need each other': {
    files: {
      'audio/music/note.ts': `import '#audio/mastering/loud.ts'`,
      'audio/mastering/deep/er.ts': `import type { Note } from '#audio/music/note.ts'`,
      'audio/mastering/loud.ts': `import './deep/er.ts'\nimport '#audio/all.ts'`,
      'audio/all.ts': `import './music/note.ts'`,
      'site/a/a.ts': `import '#site/b/b.ts'`,
      'site/b/b.ts': `import '#site/c/c.ts'\nimport '#audio/all.ts'`,
      'site/c/c.ts': `import '#site/a/a.ts'`,
      'site/c/c.test.ts': `import '#site/d/d.ts'`,
      'site/d/d.ts': `import '#site/c/c.ts'`,
    },
    found: ['audio/mastering and audio/music', 'site/a and site/b and site/c'],
  },
  'files of more than 150 lines': {
    files: { 'domain/long.ts': lines(151, 'go()'), 'domain/short.ts': lines(150, 'go()') },
    found: ['domain/long.ts 151'],
  },
  'functions of more than 40 lines': {
    files: {
      'domain/rule.ts': `export function long() {\n${lines(39, 'go()')}}\nconst short = () => {\n${lines(38, 'go()')}}`,
      'domain/box.ts': `class Box {\n  open() {\n${lines(40, 'go()')}  }\n}`,
      'domain/rule.test.ts': `test('it', () => {\n${lines(99, 'go()')}})`,
    },
    found: ['domain/box.ts open 42', 'domain/rule.ts long 41'],
  },
}
