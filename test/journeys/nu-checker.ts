import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

type Message = { type: string; url: string; message: string; extract: string }

/** Its CSS part lags behind browsers; the style sheet is checked by Biome and by looking at it. */
const isAboutStyle = ({ message }: Message) => message.startsWith('CSS:')

/** What the Nu checker calls an error in these files, as one line a fault. */
export async function htmlFaults(files: readonly string[]): Promise<string[]> {
  const messages = await new Promise<Message[]>((resolve, reject) => {
    execFile(
      'java',
      ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files],
      { maxBuffer: 2 ** 26 },
      (error, out) => (error ? reject(error) : resolve(JSON.parse(out).messages)),
    )
  })
  return messages
    .filter((each) => each.type === 'error' && !isAboutStyle(each))
    .map(({ url, message, extract }) => `${url.replace(/^file:/, '')}: ${message} ${extract}`)
}
