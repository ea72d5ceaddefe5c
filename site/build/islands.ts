import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const entry = 'site/islands/client.tsx'
const virtual = 'virtual:islands'

/** Each of these would be a file of its own, whose request weighs more than what is in it. */
const small = /\/(?:domain\/(?:own|read-setting|seeded)|content\/(?:brand|episode-subject|facts))\.ts$/

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>

/** Adds the islands' script to the client build and tells documents under which name it was written. */
export function islandsPlugin(): Plugin {
  let isDev = false
  return {
    name: 'islands',
    config(_, { command }) {
      isDev = command === 'serve'
      const output = { codeSplitting: { groups: [{ name: 'small', test: small }] } }
      return { environments: { client: { build: { rollupOptions: { input: [entry], output } } } } }
    },
    resolveId: (source) => (source === virtual ? `\0${virtual}` : undefined),
    load(source) {
      if (source !== `\0${virtual}`) return
      if (isDev || this.environment.name === 'client') return `export const islandsScript = '/${entry}'`
      // Read during the server build: React Router deletes the manifest afterwards.
      const manifest: Manifest = JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8'))
      return `export const islandsScript = ${JSON.stringify(`/${manifest[entry]?.file}`)}`
    },
  }
}
