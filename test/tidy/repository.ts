import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createVirtualFileSystem, type FileSystem } from 'typescript/unstable/fs'
import { API } from 'typescript/unstable/sync'
import { factsOf, type HouseFile } from './facts.ts'

/** What the rules look at. */
export type House = {
  files: HouseFile[]
  /** What is no TypeScript and yet says something about it: package.json, ARCHITECTURE.md, the programs in bin/. */
  texts: ReadonlyMap<string, string>
  isThere: (file: string) => boolean
}

/** What somebody asks the house for; an answer names a file or a thing, and what is wrong with it. */
export type Rule = (house: House) => string[]

/** The repository, but for what others have made. */
export function readHouse(): House {
  const texts = ['package.json', 'ARCHITECTURE.md', ...globSync('bin/*')].map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  )
  return { files: factsWithin(path.resolve('.'), {}), texts: new Map(texts), isThere: existsSync }
}

/** A house that stands nowhere, for the rules to find something in. */
export function plant(planted: Readonly<Record<string, string>>): House {
  const there = Object.entries(planted)
  return {
    files: factsWithin('/house', createVirtualFileSystem(within('/house', planted))),
    texts: new Map(there.filter(([file]) => !/\.tsx?$/.test(file))),
    isThere: (place) => there.some(([file]) => file === place || file.startsWith(`${place}/`)),
  }
}

const within = (root: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${root}/${file}`, text]))

/** Files as they are written, without those that they import: nobody is asked what a type is. */
const project = JSON.stringify({
  include: ['**/*.ts', '**/*.tsx'],
  exclude: ['node_modules', 'build', 'data', '.react-router', 'test/tidy/planted'],
  compilerOptions: {
    noResolve: true,
    noLib: true,
    types: [],
    jsx: 'preserve',
    module: 'esnext',
    noEmit: true,
  },
})

function factsWithin(root: string, fs: FileSystem): HouseFile[] {
  const openProject = path.join(root, 'tsconfig.tidy.json')
  const api = new API({
    cwd: root,
    fs: { ...fs, readFile: (file) => (file === openProject ? project : fs.readFile?.(file)) },
  })
  try {
    const [opened] = api.updateSnapshot({ openProject }).getProjects()
    if (!opened) throw new Error(`${root} is no project.`)
    return opened.program.getSourceFileNames().flatMap((name) => {
      const source = opened.program.getSourceFile(name)
      return source ? [factsOf(path.relative(root, name), source)] : []
    })
  } finally {
    api.close()
  }
}
