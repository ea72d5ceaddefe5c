import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from 'node:test'

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

type Message = { type: string; url: string; lastLine: number; message: string; extract: string }

/** The Nu checker's CSS part lags behind browsers; the style sheet is checked by Biome and by looking at it. */
const isAboutStyle = ({ message }: Message) => message.startsWith('CSS:')

test('the Nu checker finds no error in any built page', async () => {
  const pages = globSync('build/client/**/*.html')
  assert.ok(pages.length > 10)
  const messages = await new Promise<Message[]>((resolve, reject) => {
    execFile(
      'java',
      ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...pages],
      { maxBuffer: 2 ** 26 },
      (error, out) => (error ? reject(error) : resolve(JSON.parse(out).messages)),
    )
  })
  const faults = messages.filter((each) => each.type === 'error' && !isAboutStyle(each))
  assert.deepEqual(
    faults.map(({ url, message, extract }) => `${url.replace(/.*build\/client/, '')}: ${message} ${extract}`),
    [],
  )
})
