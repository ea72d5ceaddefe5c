import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPublicAddress } from './public-address.ts'

const publicOnes =
  '8.8.8.8 93.184.215.14 172.15.255.255 172.32.0.1 192.167.255.255 223.255.255.255 2606:4700:20::1'
const others = `0.0.0.0 0.1.2.3 10.0.0.0 10.255.255.255 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.254
  169.254.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.8 192.0.2.1 192.88.99.1 192.168.0.1 198.18.0.1
  198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
  :: ::1 ::7f00:1 ::ffff:8.8.8.8 ::ffff:127.0.0.1 64:ff9b::808:808 64:ff9b:1::1 100::1 2001::1 2001:10::1 2001:db8::1
  2002:7f00:1:: 3fff::1 5f00::1 fc00::1 fd00:ec2::254 fe80::1 fe80::1%eth0 fec0::1 ff02::1
  localhost example.com 8.8.8 8.8.8.8.8 0x7f000001 [::1]`

test('the internet is public', () => {
  for (const address of publicOnes.split(' ')) assert.ok(isPublicAddress(address), address)
})

test('everything that is near, reserved or a way around is not', () => {
  for (const address of ['', ...others.split(/\s+/)]) assert.ok(!isPublicAddress(address), address)
})
