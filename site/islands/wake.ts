/** Inlined into pages with islands: fetches React only when one of them is wanted, never before the first frame. */
const { islands = '' } = document.currentScript?.dataset ?? {}
const woken = new Map<HTMLElement, Promise<void>>()

function wake(island: HTMLElement) {
  const waking = woken.get(island) ?? import(islands).then((module) => module.wake(island))
  if (!woken.has(island)) waking.catch(() => comeAnew(island))
  woken.set(island, waking)
  return waking
}

/**
 * After a deploy the old page asks for files that are gone: it is loaded again, once for each build in a tab, and only
 * when the server answers. An island that still does not wake says so in its own words.
 */
async function comeAnew(island: HTMLElement) {
  try {
    const tried = sessionStorage.stale ?? ''
    const page = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
    })
    if (page.ok && !tried.includes(islands)) {
      sessionStorage.stale = tried + islands
      return location.reload()
    }
  } catch {
    // Without storage nobody could tell the first time from the second.
  }
  island.dataset.asleep = ''
}

/** In a tab that was loaded again for an island, somebody is waiting for it. */
function isAwaited() {
  try {
    return 'stale' in sessionStorage
  } catch {
    return false
  }
}

function wakeOnIntent(island: HTMLElement) {
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    island.addEventListener(intent, () => void wake(island), {
      once: true,
      passive: true,
    })
  island.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    // A button that sends a form is heard of by the form.
    if (!button || button.form || 'awake' in island.dataset) return
    // Safari lets sound start only inside the click itself; everything else waits for React.
    if ('plays' in button.dataset) void island.querySelector('audio')?.play()
    else void wake(island).then(() => button.click())
  })
}

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { wakes } = island.dataset
  // A form that is sent before React is there would leave the page.
  island.addEventListener('submit', (event) => {
    // A submit comes from a form; one that says where it goes shall leave the page.
    const form = event.target as HTMLFormElement
    if ('awake' in island.dataset || form.hasAttribute('action')) return
    event.preventDefault()
    void wake(island).then(() => form.requestSubmit())
  })
  if (wakes === 'now' || 'resumes' in island.dataset || isAwaited())
    requestAnimationFrame(() => setTimeout(wake, 0, island))
  else wakeOnIntent(island)
}
