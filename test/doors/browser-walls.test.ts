import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { rendering, shop, traps } from '#test/browser-under-test.ts'
import { findBrowser, programOf } from '#vendors/browser/find-browser.ts'
import { isRoot, nobody } from '#vendors/browser/nobody.ts'
import { commandForWalls, tryWalls, walled } from '#vendors/browser/walls.ts'

const run = promisify(execFile)
type Ports = { tcp: number; udp: number }

/** Every way that we know for a page to reach this machine, beside the requests that can be intercepted. */
const reaching = ({ tcp, udp }: Ports) => `
  <link rel="preconnect" href="http://127.0.0.1:${tcp}"><link rel="dns-prefetch" href="//127.0.0.1:${tcp}">
  <link rel="prerender" href="http://127.0.0.1:${tcp}/"><link rel="prefetch" href="http://127.0.0.1:${tcp}/">
  <link rel="icon" href="http://127.0.0.1:${tcp}/icon"><link rel="manifest" href="http://127.0.0.1:${tcp}/m">
  <script type="speculationrules">{"prefetch":[{"urls":["http://127.0.0.1:${tcp}/"]}],"prerender":[{"urls":["/p"]}]}</script>
  <body><p>We have baked bread here since 1987.</p><h1>Bread</h1>
  <img src="http://127.0.0.1:${tcp}/img"><iframe src="http://127.0.0.1:${tcp}/frame"></iframe>
  <object data="http://127.0.0.1:${tcp}/object"></object><video src="http://127.0.0.1:${tcp}/video" autoplay></video>
  <a id="download" href="/file" download>x</a><a id="ping" href="#x" ping="http://127.0.0.1:${tcp}/ping">y</a>
  <form id="form" method="post" action="http://127.0.0.1:${tcp}/form" target="_blank"></form>
  <script>
    const here = 'http://127.0.0.1:${tcp}'
    const tries = [
      () => fetch(here), () => fetch(here, { method: 'POST', body: 'x', mode: 'no-cors', keepalive: true }),
      () => fetch('http://inside.site.de:${tcp}/'), () => fetch('http://inside.site.de/'), () => fetch('http://[::1]:${tcp}/'),
      () => fetch('http://localhost:${tcp}/'), () => fetch('http://2130706433:${tcp}/'), () => fetch('file:///etc/passwd'),
      () => navigator.sendBeacon(here + '/beacon', 'x'), () => new WebSocket('ws://127.0.0.1:${tcp}/'),
      () => new EventSource(here), () => new WebTransport('https://127.0.0.1:${udp}/'),
      () => import(here + '/module.js'), () => new Worker(here + '/worker.js'), () => new SharedWorker(here + '/shared.js'),
      () => new Worker(URL.createObjectURL(new Blob(["fetch('" + here + "'); new WebSocket('ws://127.0.0.1:${tcp}/')"]))),
      () => navigator.serviceWorker.register(here + '/service.js'), () => navigator.serviceWorker.register('/service.js'),
      () => open(here + '/window'), () => document.getElementById('download').click(), () => document.getElementById('ping').click(),
      () => document.getElementById('form').submit(), () => { location.hash = 'x' }, () => new Image().src = here,
      () => {
        const peers = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udp}' },
          { urls: 'turn:127.0.0.1:${tcp}?transport=tcp', username: 'u', credential: 'c' }] })
        peers.createDataChannel('x')
        return peers.createOffer().then((offer) => peers.setLocalDescription(offer))
      },
    ]
    for (const each of tries) try { Promise.resolve(each()).catch(() => 0) } catch {}
    setTimeout(() => { document.querySelector('h1').textContent = 'All was tried.' }, 500)
  </script>`

describe('a page that wants to reach this machine', () => {
  test('reaches nothing: neither by TCP nor by UDP, nor through the guarded reader', async (t) => {
    const { caught, ...ports } = await traps(t)
    const { page, asked, trapped, dialled } = await rendering(t, { '/': reaching(ports) })
    const found = await page()
    assert.match(found?.text ?? '', /All was tried/)
    assert.deepEqual([caught, trapped()], [{ tcp: 0, udp: 0 }, 0])
    assert.ok(dialled.every((each) => /^(?:shop|cdn)\.site\.de /.test(each)))
    assert.ok(
      asked.every((each) => /^GET shop\.site\.de\//.test(each)),
      asked.join(),
    )
    assert.doesNotMatch(found?.text ?? '', /root:/)
  })

  test('does reach it, by TCP and by UDP, where all its requests are intercepted but there are no walls', async (t) => {
    const { reachedByBoth, ...ports } = await traps(t)
    const website = createServer((_, response) =>
      response.setHeader('content-type', 'text/html').end(reaching(ports)),
    )
    await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve))
    t.after(() => website.close())
    const browser = await chromium.launch({
      executablePath: programOf({ chosen: undefined, fetched: '' })?.program ?? '',
      chromiumSandbox: false, // tests run as root
    })
    t.after(() => browser.close())
    const page = await browser.newPage()
    page.setDefaultTimeout(120_000) // other things are done here, too
    const home = `http://127.0.0.1:${(website.address() as AddressInfo).port}/`
    await page.route('**/*', (route) => (route.request().url() === home ? route.continue() : route.abort()))
    await page.goto(home)
    await page.getByText('All was tried.').waitFor()
    await reachedByBoth
  })

  test('leads nowhere else, whatever it says', async (t) => {
    for (const target of [
      'file:///etc/passwd',
      'http://127.0.0.1/',
      'http://cdn.site.de/',
      'chrome://version',
      'data:text/html,x',
    ])
      await t.test(target, async (t) => {
        const files = { '/': `<p>Bread</p><script>location.href = ${JSON.stringify(target)}</script>` }
        const { page, asked, trapped } = await rendering(t, files, { patienceMilliseconds: 1_500 })
        const found = await page()
        assert.ok(found === undefined || found.url === `${shop}/`)
        assert.doesNotMatch(found?.text ?? '', /root:|Revision/)
        assert.deepEqual([asked.filter((each) => !each.endsWith('robots.txt')), trapped()], [[], 0])
      })
  })
})

describe('between the walls', () => {
  const limits = { memoryBytes: 2 ** 28, fileBytes: 2 ** 20, cpuSeconds: 5 }
  const inside = async (script: string, browser = '/usr/bin/chromium') => {
    const { program, args, env } = walled({
      browser,
      command: (place) => ['sh', '-c', script, place],
      ...limits,
    })
    return (await run(program, args, { env, cwd: '/', ...(isRoot() && nobody) })).stdout.trim()
  }

  test('there is no network but its own, and the browser can be started', async () => {
    const { program = '' } = programOf({ chosen: undefined, fetched: '' }) ?? {}
    assert.deepEqual(await tryWalls(program), { networks: ['lo'], isOpen: true })
  })

  test('a program knows nothing of our environment', async () => {
    process.env.WRITER_KEY = 'c0ffee'
    after(() => delete process.env.WRITER_KEY)
    const names = (await inside('env')).split('\n').map((line) => line.split('=')[0])
    assert.deepEqual(names.filter((name) => !['PWD', 'SHLVL', '_', 'OLDPWD'].includes(name ?? '')).sort(), [
      'HOME',
      'PATH',
      'TMPDIR',
    ])
  })

  test('it sees no process but its own, and is nobody of importance', async () => {
    assert.equal((await inside('ls /proc | grep -c "^[0-9]*$"').then(Number)) < 10, true)
    assert.notEqual(await inside('id -u'), '0')
    assert.match(await inside('grep CapEff /proc/self/status'), /0000000000000000$/)
  })

  test('it finds nothing on the disk but the programs of the system, and cannot take the cover away', async (t) => {
    const secret = path.join(tmpdir(), `offmic-secret-${process.pid}`)
    await writeFile(secret, 'c0ffee', { mode: 0o644 })
    t.after(() => rm(secret))
    const places = [
      secret,
      process.cwd(),
      path.join(process.cwd(), 'package.json'),
      '/run/postgresql',
      '/var/lib',
    ]
    const found = await inside(
      `umount -l /tmp; for each in ${places.join(' ')}; do test -e $each && echo $each; done; true`,
    )
    assert.equal(found, '')
    assert.equal(await inside('ls -A /tmp /var /root /home /dev/shm | grep -v :'.concat('; true')), '')
  })

  test('a browser that the system did not bring is brought along with its folder, and nothing beside it', async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'brought-'))
    t.after(() => rm(folder, { recursive: true }))
    await chmod(folder, 0o755)
    await writeFile(path.join(folder, 'chromium'), '', { mode: 0o755 })
    assert.equal(
      await inside('echo $0; ls $(dirname $0); ls /tmp', path.join(folder, 'chromium')),
      '/run/browser/chromium\nchromium',
    )
  })

  test('memory, files and processor time have an end', async () => {
    const told = await inside('ulimit -d; ulimit -f; ulimit -t; ulimit -c')
    assert.deepEqual(told.split('\n').map(Number), [2 ** 28 / 1024, 2 ** 20 / 512, 5, 0])
  })
})

describe('a browser', () => {
  const fetched = '/nowhere'

  test('is found, chosen, or switched off', async () => {
    const found = await findBrowser({ chosen: undefined, fetched })
    assert.equal(found.outcome, 'found')
    assert.deepEqual(await findBrowser({ chosen: '/usr/bin/chromium', fetched }), {
      outcome: 'found',
      program: '/usr/bin/chromium',
    })
    assert.deepEqual(await findBrowser({ chosen: 'off', fetched }), { outcome: 'off' })
  })

  test('that lies in a folder which is closed to its account is said, too', async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'closed-'))
    t.after(() => rm(folder, { recursive: true }))
    const chosen = path.join(folder, 'deeper', 'chromium')
    await mkdir(path.dirname(chosen))
    await writeFile(chosen, '', { mode: 0o755 })
    await chmod(folder, isRoot() ? 0o700 : 0)
    const found = await findBrowser({ chosen, fetched })
    await chmod(folder, 0o700)
    assert.deepEqual(found, { outcome: 'closed', program: chosen, command: `ls -l ${chosen}` })
  })

  test('that is not there, or is no program, is said with what to type', async (t) => {
    for (const chosen of ['/nowhere/chromium', '/etc/passwd'])
      assert.deepEqual(await findBrowser({ chosen, fetched }), {
        outcome: 'closed',
        program: chosen,
        command: `ls -l ${chosen}`,
      })
    const { PATH } = process.env
    t.after(() => Object.assign(process.env, { PATH }))
    process.env.PATH = '/nowhere'
    assert.deepEqual(await findBrowser({ chosen: undefined, fetched }), {
      outcome: 'no-program',
      command: 'npm run browser',
    })
  })

  test('is not started where the system makes no walls, and it is said what switches them on', async () => {
    const program = `import { findBrowser } from '#vendors/browser/find-browser.ts'
      import { createBrowser } from '#vendors/browser/create-browser.ts'
      const setting = { chosen: '/usr/bin/chromium', fetched: '' }
      const page = { outcome: 'page', url: 'http://shop.site.de/', isPlainText: false, text: 'Bread' }
      let asked = 0
      const shown = await createBrowser(setting).render(page, async () => { asked += 1 })
      console.log(JSON.stringify([await findBrowser(setting), shown ?? null, asked]))`
    const script = 'echo 0 > /proc/sys/user/max_user_namespaces && exec "$0" --input-type=module -e "$1"'
    const inOne = ['--user', '--map-user=1000', '--keep-caps', 'sh', '-c', script, process.execPath, program]
    const { stdout } = await run('unshare', inOne)
    assert.deepEqual(JSON.parse(stdout), [
      {
        outcome: 'no-walls',
        program: '/usr/bin/chromium',
        command: 'sysctl -w user.max_user_namespaces=10000',
      },
      null,
      0,
    ])
    const told = (name: string, value: string) =>
      commandForWalls((asked) => (asked === name ? value : '1000'))
    assert.equal(
      told('kernel/unprivileged_userns_clone', '0'),
      'sysctl -w kernel.unprivileged_userns_clone=1',
    )
    assert.equal(
      told('kernel/apparmor_restrict_unprivileged_userns', '1'),
      'sysctl -w kernel.apparmor_restrict_unprivileged_userns=0',
    )
    assert.equal(told('user/max_user_namespaces', '0'), 'sysctl -w user.max_user_namespaces=10000')
    assert.match(told('', ''), /^docker run --security-opt/)
  })
})
