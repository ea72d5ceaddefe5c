/**
 * Inlined into /contact: brings the scheduling service's calendar into its frame, and takes it out on leaving.
 * A page that returns from the back/forward cache starts afresh: its times may be gone by now, and Cal.com's
 * script, which defines custom elements, cannot run twice in one document.
 */
const slowMilliseconds = 8000

for (const place of document.querySelectorAll<HTMLElement>('[data-booking]')) {
  // Written by <Booking>, which renders both the record and the elements.
  const { kind, address, script, frames } = JSON.parse(place.dataset.booking as string)
  const widget = place.querySelector('[data-widget]') as HTMLElement // <Booking> renders it
  const button = place.querySelector('button')
  let scriptElement: HTMLScriptElement | undefined
  let slow: ReturnType<typeof setTimeout>

  const tell = (state: string) => {
    place.dataset.state = state
    for (const note of place.querySelectorAll<HTMLElement>('[data-note]'))
      note.hidden = note.dataset.note !== state
  }
  const show = () => {
    clearTimeout(slow)
    tell('shown')
  }

  const openPlainFrame = () => {
    const { title = '' } = place.dataset
    widget.append(Object.assign(document.createElement('iframe'), { src: address, title, onload: show }))
  }

  const openWithScript = () => {
    const { pathname, search } = new URL(address)
    const calendar = { elementOrSelector: widget, calLink: pathname.slice(1) + search }
    if (kind === 'cal') {
      // Cal.com's script works off the calls that wait in the queue of this function.
      const q: unknown[] = [
        ['init', { origin: 'https://app.cal.com' }],
        ['inline', calendar],
      ]
      Object.assign(window, {
        Cal: Object.assign((...call: unknown[]) => q.push(call), { q, ns: {}, loaded: true }),
      })
    }
    const onload = () => {
      // @ts-expect-error Calendly's script defines it.
      if (kind === 'calendly') Calendly.initInlineWidget({ url: address, parentElement: widget })
    }
    const onerror = () => tell('trouble')
    scriptElement = Object.assign(document.createElement('script'), { src: script, onload, onerror })
    document.head.append(scriptElement)
  }

  const open = () => {
    if (scriptElement || widget.firstChild) return
    tell('waiting')
    slow = setTimeout(tell, slowMilliseconds, 'trouble')
    if (script) openWithScript()
    else openPlainFrame()
  }

  // Both services report to the page once their frame has come to life; a blocked frame never does.
  addEventListener('message', ({ origin }) => frames.includes(origin) && show())
  addEventListener('pagehide', () => {
    clearTimeout(slow)
    scriptElement?.remove()
    widget.replaceChildren()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  button?.addEventListener('click', () => {
    open()
    widget.focus() // the button that had it is gone
  })
  if (!button) open()
}
