import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientAddress } from './client-address.ts'

const cases: [string, string, string | undefined, number, string][] = [
  ['a direct client', '192.0.2.1', undefined, 0, '192.0.2.1'],
  ['a direct client that pretends to be another', '192.0.2.1', '198.51.100.7', 0, '192.0.2.1'],
  ['IPv4 in IPv6 clothes', '::ffff:192.0.2.1', undefined, 0, '192.0.2.1'],
  ['the same, spelled in groups', '0:0:0:0:0:ffff:c000:201', undefined, 0, '192.0.2.1'],
  ['IPv4 in capitals', '::FFFF:C000:0201', undefined, 0, '192.0.2.1'],
  ['IPv4 in IPv6 clothes with a zone', '::ffff:192.0.2.1%eth0', undefined, 0, '192.0.2.1'],
  ['translated IPv4', '::ffff:0:192.0.2.1', undefined, 0, '192.0.2.1'],
  ['IPv4 behind a translator', '64:ff9b::c000:201', undefined, 0, '192.0.2.1'],
  ['IPv4 that tunnels a /48', '2002:c000:201:abcd::1', undefined, 0, '192.0.2.1'],
  [
    'IPv4 in a tunnel that thousands share',
    '2001:0:4136:e378:8000:63bf:3fff:fdfe',
    undefined,
    0,
    '192.0.2.1',
  ],
  ['IPv4 in octal digits', '0300.0.2.1', undefined, 0, 'unknown'],
  ['half an IPv4 address', '192.2', undefined, 0, 'unknown'],
  ['IPv6: its /64', '2001:db8:0:1:aaaa:bbbb:cccc:dddd', undefined, 0, '2001:db8:0:1::/64'],
  ['IPv6 in short form', '2001:DB8::1', undefined, 0, '2001:db8:0:0::/64'],
  ['IPv6 with a zone', 'fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
  ['the machine itself', '::1', undefined, 0, '0:0:0:0::/64'],
  ['whom our proxy saw', '10.0.0.1', '198.51.100.7', 1, '198.51.100.7'],
  ['whom our proxy saw, not what the client wrote', '10.0.0.1', '1.1.1.1, 198.51.100.7', 1, '198.51.100.7'],
  ['whom the outer of two proxies saw', '10.0.0.1', '1.1.1.1,198.51.100.7 , 10.0.0.2', 2, '198.51.100.7'],
  ['more proxies trusted than there are', '10.0.0.1', '198.51.100.7', 3, '198.51.100.7'],
  ['a proxy that added nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['nonsense from a proxy', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['nonsense behind a good hop', '10.0.0.1', '<script>, 10.0.0.2', 2, '10.0.0.2'],
  ['a port behind the address', '10.0.0.1', '198.51.100.7:4711', 1, '198.51.100.7'],
  ['IPv4 in IPv6 clothes from a proxy', '10.0.0.1', '[::ffff:c633:6407]:4711', 1, '198.51.100.7'],
  ['a port behind IPv6', '10.0.0.1', '[2001:db8:0:1::5]:4711', 1, '2001:db8:0:1::/64'],
  ['a closed socket', '', undefined, 0, 'unknown'],
]
for (const [name, socket, forwardedFor, trustedProxies, expected] of cases)
  test(`${name} counts as ${expected}`, () => {
    assert.equal(clientAddress({ socket, forwardedFor, trustedProxies }), expected)
  })
