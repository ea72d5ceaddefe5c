import assert from 'node:assert/strict'
import { test } from 'node:test'
import { netsOf } from './client-nets.ts'

test('a network of IPv6 stands in the wider ones around it, which may do more', () => {
  assert.deepEqual(netsOf('2001:db8:1:abcd::/64'), [
    { name: '2001:db8:1:abcd::/64', times: 1 },
    { name: '2001:db8:1:ab00::/56', times: 4 },
    { name: '2001:db8:1:0::/48', times: 16 },
  ])
  assert.deepEqual(netsOf('2001:db8:1:7::/64').at(1)?.name, '2001:db8:1:0::/56')
})

test('an IPv4 address, and whoever cannot be told, stands alone', () => {
  for (const client of ['192.0.2.1', 'unknown'])
    assert.deepEqual(netsOf(client), [{ name: client, times: 1 }])
})
