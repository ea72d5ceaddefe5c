import type { Page } from 'playwright-core'

/** What a visitor sees after an entry. */
export type Seen = { title: string; message: string; toast: string[]; focus: string; kept: string | null }

type Hands = { enter: (text: string) => void; look: () => Promise<Seen>; press: (name: string) => void }
declare const hands: Hands

/**
 * Works the form from within the page, with the editing commands and events of the browser itself:
 * to ask from outside for each thing takes minutes with hundreds of entries.
 */
export const withHands = (page: Page) =>
  page.addInitScript(() => {
    const island = '[data-island=Wizard]'
    const all = (selector: string) =>
      Array.from(document.querySelectorAll<HTMLElement>(`${island} ${selector}`))
    const texts = (selector: string) => all(selector).map(({ innerText }) => innerText)
    /** What React has to render is in the queue by then, before this. */
    const rendered = () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(undefined)
      })
    const made: Hands = {
      enter(text) {
        const field = document.querySelector<HTMLInputElement>(`${island} form input`)
        field?.select()
        document.execCommand(text ? 'insertText' : 'delete', false, text)
        field?.form?.requestSubmit()
      },
      async look() {
        await rendered()
        return {
          title: texts('h2').join(),
          message: texts('form [id$=-error]').join(),
          toast: texts(':is([role=alert], [role=status]) p'),
          focus: document.activeElement?.id ?? '',
          kept: localStorage.getItem('podcast-website'),
        }
      },
      press: (name) =>
        all('button')
          .find((button) => button.innerText === name)
          ?.click(),
    }
    Object.assign(window, { hands: made })
  })

/** Enters one text after the other and tells what is seen after each. */
export const enterAll = (page: Page, entries: readonly string[]) =>
  page.evaluate(async (inputs) => {
    const seen: Seen[] = []
    for (const text of inputs) {
      hands.enter(text)
      seen.push(await hands.look())
    }
    return seen
  }, entries)

export const look = (page: Page) => page.evaluate(() => hands.look())

export const press = (page: Page, name: string) => page.evaluate((text) => hands.press(text), name)
