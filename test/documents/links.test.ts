import assert from 'node:assert/strict'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { anchorsOf, documents, linksOf } from './read-markdown.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const commands = new Set(Object.keys(scripts))
const code = globSync(
  '{*.ts,{api,audio,bin,content,database,domain,feeds,operations,pictures,production,reader,server,site,test,vendors}/**/*.{ts,tsx,js,sql,css}}',
)
  .filter((file) => !file.startsWith('content/sample-sites/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('every link of a document leads to a file that is there, and to a heading in it', () => {
  const links = documents.flatMap((document) =>
    linksOf(document).map((link) => ({ from: document.file, ...link })),
  )
  const broken = links.filter(
    ({ to, anchor }) =>
      !existsSync(to) || (anchor !== undefined && !anchorsOf(readFileSync(to, 'utf8')).has(anchor)),
  )
  assert.ok(links.length > 30)
  assert.deepEqual(broken, [])
})

test('every document that code or a message names is there', () => {
  const named = code.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:docs|decisions)\/[\w./-]+\.md\b/g)].map(([document]) => ({ file, document })),
  )
  assert.ok(named.length > 3)
  assert.deepEqual(
    named.filter(({ document }) => !existsSync(document)),
    [],
  )
})

test('every decision that is named by its number is there', () => {
  const numbers = new Set(readdirSync('decisions').map((file) => file.slice(0, 3)))
  const named = [...documents, ...code].flatMap(({ file, text }) =>
    [...text.matchAll(/\bdecisions? (\d{3})\b/gi)].map(([, number = '']) => ({ file, number })),
  )
  assert.ok(named.length > 20)
  assert.deepEqual(
    named.filter(({ number }) => !numbers.has(number)),
    [],
  )
})

test('every command that a document, a message or a comment names is one of npm', () => {
  const named = [...documents, ...code].flatMap(({ file, text }) =>
    [...text.matchAll(/\bnpm run ([a-z][a-z-]*)/g)].map(([, command = '']) => ({ file, command })),
  )
  assert.ok(named.length > 30)
  assert.deepEqual(
    named.filter(({ command }) => !commands.has(command)),
    [],
  )
})

test('docs/commands.md has every command of npm once, README.md five of them', () => {
  const rowsOf = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^\| `npm (?:run )?([a-z-]+)/gm)].map(([, name = '']) => name)
  assert.deepEqual(rowsOf('docs/commands.md').sort(), [...commands].sort())
  assert.equal(rowsOf('README.md').length, 5)
})

test('every table, column and function of the database that a document names is in its schema', () => {
  const schema = readFileSync('database/schema.sql', 'utf8')
  const named = documents
    .filter(({ file }) => !file.startsWith('decisions/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/`(private|public|productions|requests)\.([a-z_]+)`/g)].map(
        ([whole, owner = '', name = '']) => ({ file, whole, owner, name }),
      ),
    )
  assert.ok(named.length > 3)
  const isThere = (owner: string, name: string) =>
    ['private', 'public'].includes(owner)
      ? schema.includes(`${owner}.${name}`)
      : new RegExp(`^create table \\w+\\.${owner} \\([^;]*^  ${name} `, 'm').test(schema)
  assert.deepEqual(
    named.filter(({ owner, name }) => !isThere(owner, name)),
    [],
  )
})

test('every place that a guide names is there', () => {
  const named = documents
    .filter(({ file }) => file.startsWith('docs/guides/') || file === 'CONTRIBUTING.md')
    .flatMap(({ file, text }) =>
      [...text.matchAll(/`([a-z]+(?:\/[\w.-]+)+\/?)`/g)].map(([, place = '']) => ({ file, place })),
    )
  assert.ok(named.length > 30)
  assert.deepEqual(
    named.filter(({ place }) => !existsSync(place)),
    [],
  )
})
