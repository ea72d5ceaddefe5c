// One bench in a process of its own, whose folder for everything temporary goes with it.
import { tmpdir } from 'node:os'
import { benchAudio } from './audio.ts'
import { isBench } from './bench-names.ts'
import { benchBoard } from './board.ts'
import { benchDesk } from './desk.ts'
import { benchFeeds } from './feeds.ts'
import { benchHeaders } from './headers.ts'
import { benchInserts } from './inserts.ts'
import { benchLanes } from './lanes.ts'
import { benchLineKills } from './line-kills.ts'
import { benchPages } from './pages.ts'
import { benchRandomKills } from './random-kills.ts'
import { benchRequests } from './requests.ts'
import { benchSlowClients } from './slow-clients.ts'
import { benchSound } from './sound.ts'
import { sweep } from './sweep.ts'
import { benchYear } from './year.ts'

const benches = {
  pages: benchPages,
  requests: benchRequests,
  feeds: benchFeeds,
  audio: benchAudio,
  inserts: benchInserts,
  slow: benchSlowClients,
  sound: benchSound,
  kills: benchLineKills,
  random: benchRandomKills,
  lanes: benchLanes,
  headers: benchHeaders,
  board: benchBoard,
  desk: benchDesk,
  year: benchYear,
}

/** Once whoever clears up after us was killed: then nobody else will. */
let sweeping: Promise<void> | undefined
process.on('disconnect', () => {
  sweeping = sweep(tmpdir()).finally(() => process.exit(1))
})
const name = process.argv[2] ?? ''
if (!isBench(name)) throw new Error(`${name} is no bench.`)
await benches[name]().catch((error: Error) => {
  process.stderr.write(`The bench ${name} failed: ${error.message}\n`)
  process.exitCode = 1
})
await sweeping
process.exit()
