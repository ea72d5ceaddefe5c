import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createProgressDoor } from '#api/progress-door.ts'
import type { TicketStanding } from '#database/requests.ts'
import { followRequests } from '#operations/follow-requests.ts'
import { ticketHash } from '#operations/request-episode.ts'
import { listenTo } from '#test/heard-stream.ts'

describe('a stream', () => {
  const request = new Request('http://localhost/progress/x')
  const silent = () => () => {}
  const never = new AbortController().signal

  test('beats, so that no proxy takes it for dead, and ends after a while', async (t) => {
    t.mock.timers.enable({ apis: ['setInterval', 'setTimeout'] })
    const times = { heartbeatMilliseconds: 15_000, longestMilliseconds: 60_000 }
    const open = createProgressDoor({ follow: silent, headers: {}, stopped: never, ...times })
    const heard = listenTo(open(request, 'x', 'a')).until(/never/)
    t.mock.timers.tick(60_000)
    assert.match(await heard, /^retry: 5000\n(?:: calm\n\n){4,5}$/)
  })

  test('ends when the server stops', async () => {
    const stopping = new AbortController()
    const open = createProgressDoor({ follow: silent, headers: {}, stopped: stopping.signal })
    const heard = listenTo(open(request, 'x', 'a')).until(/never/)
    stopping.abort()
    assert.equal(await heard, 'retry: 5000\n: calm\n\n')
    assert.equal(await open(request, 'x', 'a').text(), '')
  })

  test('stays calm while the database is away, and goes on when it is back', async () => {
    let answers: (Map<string, TicketStanding> | undefined)[] = [
      undefined,
      undefined,
      new Map([[ticketHash('x'), { status: 'read', place: null }]]),
    ]
    const findStandings = async () => answers.shift() ?? Promise.reject(new Error('away'))
    const follow = followRequests({ findStandings, everybody: [], everyMilliseconds: 5 })
    const open = createProgressDoor({ follow, headers: {}, stopped: never })
    const stream = listenTo(open(request, 'x', 'a'))
    assert.match(
      await stream.until(/data:/),
      /^retry: 5000\n: calm\n\nevent: progress\ndata: \{"done":\["website"\]\}\n\n$/,
    )
    answers = []
    await stream.hangUp()
  })

  test('of many costs one question for all of them', async () => {
    const questions: number[] = []
    const findStandings = async (tickets: readonly string[]) => {
      questions.push(tickets.length)
      return new Map<string, TicketStanding>()
    }
    const follow = followRequests({ findStandings, everybody: [], everyMilliseconds: 60_000 })
    const open = createProgressDoor({ follow, headers: {}, stopped: never })
    const streams = Array.from({ length: 100 }, (_, each) =>
      listenTo(open(request, `${each % 50}`, `${each}`)),
    )
    await Promise.all(streams.map((stream) => stream.until(/data:/)))
    assert.deepEqual(questions, [50])
    for (const stream of streams) await stream.hangUp()
  })
})
