// `npm run bench`, or `npm run bench -- pages requests`: our figures beside references measured in the same run.
import { benchBoard } from './board.ts'
import { benchDesk } from './desk.ts'
import { benchHeaders } from './headers.ts'
import { benchInserts } from './inserts.ts'
import { benchLanes } from './lanes.ts'
import { benchLineKills } from './line-kills.ts'
import { benchPages } from './pages.ts'
import { benchRandomKills } from './random-kills.ts'
import { benchRequests } from './requests.ts'
import { benchSlowClients } from './slow-clients.ts'
import { benchSound } from './sound.ts'

const benches = {
  pages: benchPages,
  requests: benchRequests,
  inserts: benchInserts,
  slow: benchSlowClients,
  sound: benchSound,
  kills: benchLineKills,
  random: benchRandomKills,
  lanes: benchLanes,
  headers: benchHeaders,
  board: benchBoard,
  desk: benchDesk,
}
const wanted = process.argv.slice(2).filter((argument) => argument in benches)

for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stdout.write(`\n## ${name}\n\n`)
  await bench()
}
process.exit()
