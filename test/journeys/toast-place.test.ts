import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { open, serverThat, step, the, toast, toEmail, visitor, visits } from './wizard-under-test.ts'

const visit = visits()

const sizes = [
  ...['320x480', '320x568', '360x640', '375x667', '390x844', '412x915'],
  ...['480x320', '568x320', '667x375', '844x390'],
  ...['600x960', '768x1024', '1024x600', '1280x720', '1440x900', '1920x1080'],
].map((size) => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { size, width, height }
})

/** On the lowest screens a field in which nobody types may be under it for a while. */
const roomForFields = 480

/** What the message on the screen lies over, in words; it is whole on the screen itself. */
async function covered(page: Page) {
  await twoFrames(page) // for who hears of changed sizes
  return page.evaluate((room) => {
    const message = document.querySelector('[role=status] > div, [role=alert] > div')
    if (!message) return ['there is no message']
    const box = message.getBoundingClientRect()
    const meets = (other: DOMRect) =>
      other.width > 1 &&
      other.top < box.bottom &&
      other.bottom > box.top &&
      other.left < box.right &&
      other.right > box.left
    const buttons = innerHeight < room ? 'button, header a' : 'button, header a, input'
    const pressed = [...document.querySelectorAll(buttons), document.activeElement]
    const found = pressed
      .filter((each) => each && each !== document.body && !message.contains(each))
      .filter((each) => each && meets(each.getBoundingClientRect()))
      .map((each) => each?.textContent || each?.id || each?.tagName || '')
    const isWhole = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth
    return isWhole ? found : [...found, `the message is at ${box.top} to ${box.bottom}`]
  }, roomForFields)
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

describe('a message covers neither a button nor the field in which one types', () => {
  for (const { size, ...viewport } of sizes)
    test(`at ${size}`, async () => {
      const { page } = visit
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const server = await serverThat(page, (route) => route.fulfill({ status: 500 }))
      await open(page)
      await the(page).website.fill('nonsense')
      await the(page).website.press('Enter')
      await toast(page, 'Error', 'Please enter a valid website URL.')
      assert.deepEqual(await covered(page), [], 'beside a wrong website')

      await toEmail(page)
      await toast(page, 'Website captured', 'Please enter your email address now.')
      assert.deepEqual(await covered(page), [], 'as the second step begins')
      await the(page).email.click()
      assert.deepEqual(await covered(page), [], 'in the field')
      await the(page).email.fill(visitor.email)
      await the(page).email.press('Tab')
      await page.keyboard.press('Tab')
      assert.deepEqual(await covered(page), [], 'on the button')

      await the(page).create.click()
      await toast(page, 'Error', 'Error submitting your request. Please try again.')
      assert.deepEqual(await covered(page), [], 'after a failure')
      server.answer = (route) => route.fulfill({ status: 201, body: '' })
      await the(page).create.click()
      await step(page, 3)
      await toast(
        page,
        'Request successfully submitted!',
        'We will create your free podcast episode and send it to your email.',
      )
      assert.deepEqual(await covered(page), [], 'on the confirmation')
    })

  test('also when the phone is turned while it is shown', async () => {
    const { page } = visit
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page)
    await toEmail(page)
    await toast(page, 'Website captured', 'Please enter your email address now.')
    await page.setViewportSize({ width: 844, height: 390 })
    assert.deepEqual(await covered(page), [])
  })

  test('and comes after who scrolls away', async () => {
    const { page } = visit
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page)
    await toEmail(page)
    await toast(page, 'Website captured', 'Please enter your email address now.')
    await page.mouse.move(10, 10)
    await page.mouse.wheel(0, 5000)
    await page.waitForFunction(() => {
      const box = document.querySelector('[role=status] > div')?.getBoundingClientRect()
      return scrollY > 600 && box && box.top > 0 && box.bottom < innerHeight
    })
    assert.deepEqual(await covered(page), [])
  })
})
