/** Half an hour of episode, five times in a process of their own; prints the most memory each needed, in MiB. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { voiceNamed } from '#content/voices.ts'
import { masterEpisode } from '#production/mastering/master-episode.ts'
import { startRecording } from '#production/recording/record-voices.ts'
import { bakeryScript } from '#test/people/bakery-script.ts'
import { speech } from '#vendors/voices/flite/flite-speech.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'offmic-memory-'))
const [host, guest] = [voiceNamed('nora'), voiceNamed('sam')]
if (!host || !guest) throw new Error('The stock voices have changed')
const voices = { host, guest }
const chapters = Array.from({ length: 8 }, () => bakeryScript.chapters).flat()

for (let number = 1; number <= 5; number++) {
  const script = { ...bakeryScript, chapters }
  // A folder of its own, so that each is spoken anew.
  const cacheFolder = path.join(folder, String(number))
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  const { clips } = startRecording({ script, voices, speech, cacheFolder })
  const made = await masterEpisode({ script, clips, target: path.join(folder, 'episode.mp3'), cacheFolder })
  clearInterval(watch)
  if (made.outcome !== 'mastered') throw new Error(made.reason)
  process.stdout.write(`${JSON.stringify({ minutes: made.seconds / 60, mebibytes: most / 2 ** 20 })}\n`)
}
await rm(folder, { recursive: true })
