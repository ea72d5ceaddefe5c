import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agentPattern } from '#domain/listening/agent-pattern.ts'
import { agentReader } from '#domain/listening/agents.ts'
import { starterAgents } from './starter-agents.ts'

const read = agentReader(starterAgents)

const listeners: [string, string, string][] = [
  ['Podcasts/1650.6 CFNetwork/1333.0.4 Darwin/21.5.0', 'Apple Podcasts', 'mobile'],
  ['AppleCoreMedia/1.0.0.19F77 (iPhone; U; CPU OS 15_5 like Mac OS X; en_us)', 'Apple Podcasts', 'mobile'],
  ['Podcasts/1.1 CFNetwork/978 Darwin/18.5.0 (x86_64)', 'Apple Podcasts', 'computer'],
  ['Spotify/8.7.48 iOS/15.5 (iPhone13,2)', 'Spotify', 'mobile'],
  ['Overcast/3.0 (+http://overcast.fm/; iOS podcast app)', 'Overcast', 'mobile'],
  ['Pocket Casts', 'Pocket Casts', 'other'],
  ['AntennaPod/3.4.0', 'AntennaPod', 'other'],
  ['PodcastAddict/v5 - Dalvik/2.1.0 (Linux; U; Android 12)', 'Podcast Addict', 'mobile'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36',
    'Chrome',
    'computer',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0', 'Firefox', 'computer'],
  ['VLC/3.0.18 LibVLC/3.0.18', 'VLC', 'other'],
]
const machines = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
  'python-requests/2.31.0',
  'Go-http-client/2.0',
  'Spotify/1.0',
  'iTMS',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'node',
  '',
]

test('what most people listen with is known', () => {
  for (const [agent, app, device] of listeners)
    assert.deepEqual(read(agent), { app, device, isMachine: false }, agent)
})

test('what collects is no listener', () => {
  for (const agent of machines) assert.equal(read(agent).isMachine, true, agent)
})

test('each of our patterns is one that we read', () => {
  for (const { name, pattern } of [...starterAgents.agents, ...starterAgents.devices])
    assert.ok(agentPattern(pattern), name)
})
