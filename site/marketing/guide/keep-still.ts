/** Inlined behind the price box: the countdown can be hidden for a session. What was kept under an earlier name moves along. */
{
  const root = document.documentElement
  const prefix = document.querySelector<HTMLElement>('[data-remembers]')?.dataset.remembers
  const [timer, countdown] = ['-guide-timer', '-guide-countdown']

  /** After the product was renamed nobody finds the ladder lower than they left it. */
  const moveAlong = (storage: Storage, name: string) => {
    for (const earlier of Object.keys(storage)) {
      if (!earlier.endsWith(name) || earlier === prefix + name) continue
      if (storage.getItem(prefix + name) === null)
        storage.setItem(prefix + name, storage.getItem(earlier) ?? '')
      storage.removeItem(earlier)
    }
  }
  /** Full or closed storage costs the memory, not the page. */
  const quietly = (access: () => unknown) => {
    try {
      return access()
    } catch {
      return undefined
    }
  }
  quietly(() => moveAlong(localStorage, timer))
  quietly(() => moveAlong(sessionStorage, countdown))
  root.toggleAttribute('data-still', quietly(() => sessionStorage.getItem(prefix + countdown)) === 'hidden')
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-hides]'))) return
    const isStill = root.toggleAttribute('data-still')
    quietly(() => sessionStorage.setItem(prefix + countdown, isStill ? 'hidden' : 'shown'))
    document.dispatchEvent(new Event('still'))
  })
}
