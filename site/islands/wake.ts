/** Inlined into pages with islands: fetches React only when one of them is wanted, never before the first frame. */
const { islands = '' } = document.currentScript?.dataset ?? {}
const woken = new Map<HTMLElement, Promise<void>>()

function wake(island: HTMLElement) {
  const waking = woken.get(island) ?? import(islands).then((module) => module.wake(island))
  woken.set(island, waking)
  return waking
}

function wakeOnIntent(island: HTMLElement) {
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    island.addEventListener(intent, () => void wake(island), { once: true, passive: true })
  island.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button || 'awake' in island.dataset) return
    // Safari lets sound start only inside the click itself; everything else waits for React.
    if ('plays' in button.dataset) void island.querySelector('audio')?.play()
    else void wake(island).then(() => button.click())
  })
}

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { wakes } = island.dataset
  if (wakes === 'now') requestAnimationFrame(() => setTimeout(wake, 0, island))
  else if (wakes === 'on-intent') wakeOnIntent(island)
  else
    new IntersectionObserver(([entry], observer) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      void wake(island)
    }).observe(island)
}
