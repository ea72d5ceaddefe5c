import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSeats } from './seats.ts'

const net = (second: number, subnet: number) => `2001:db8:${second.toString(16)}:${subnet.toString(16)}::/64`
const takenBy = (seats: ReturnType<typeof openSeats>, clients: readonly string[]) =>
  clients.filter((client) => seats.take(client)).length
const subnets = (many: number, from = 0) => Array.from({ length: many }, (_, each) => net(1, from + each))

test('one client has so many seats, and gets back what it leaves', () => {
  const seats = openSeats({ ofOne: 2, ofAll: 100 })
  assert.equal(takenBy(seats, Array(5).fill('192.0.2.1')), 2)
  assert.equal(takenBy(seats, ['192.0.2.2']), 1)
  seats.leave('192.0.2.1')
  assert.equal(takenBy(seats, Array(5).fill('192.0.2.1')), 1)
})

test('a /56 has four times as many, a /48 sixteen times, and its neighbour its own', () => {
  const seats = openSeats({ ofOne: 2, ofAll: 1000 })
  assert.equal(takenBy(seats, subnets(256)), 8)
  assert.equal(takenBy(seats, subnets(65_536)), 24, 'three more of that size')
  assert.equal(takenBy(seats, [net(2, 0), net(2, 0), net(2, 0)]), 2)
  for (const client of subnets(2)) seats.leave(client)
  assert.equal(takenBy(seats, subnets(256)), 2)
})

test('all together have so many', () => {
  const seats = openSeats({ ofOne: 2, ofAll: 3 })
  assert.equal(takenBy(seats, ['a', 'b', 'c', 'd']), 3)
  seats.leave('a')
  assert.equal(takenBy(seats, ['d', 'e']), 1)
})
