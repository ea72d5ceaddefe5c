/** Inlined into pages with tabs. Hidden panels stay findable: a find-in-page hit opens its tab. */
for (const group of document.querySelectorAll('[data-tabs]')) {
  const tabs = [...group.querySelectorAll<HTMLElement>('[role=tab]')]
  const panels = [...group.querySelectorAll<HTMLElement>('[role=tabpanel]')]

  const select = (chosen: number) => {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === chosen))
      tab.tabIndex = index === chosen ? 0 : -1
    })
    panels.forEach((panel, index) => {
      if (index === chosen) panel.removeAttribute('hidden')
      else panel.setAttribute('hidden', 'until-found')
    })
  }

  select(0)
  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => select(index))
    tab.addEventListener('keydown', (event) => {
      const last = tabs.length - 1
      const moves = new Map([
        ['ArrowRight', index === last ? 0 : index + 1],
        ['ArrowLeft', index === 0 ? last : index - 1],
        ['Home', 0],
        ['End', last],
      ])
      const next = moves.get(event.key)
      if (next === undefined) return
      event.preventDefault()
      select(next)
      tabs[next]?.focus()
    })
  })
  panels.forEach((panel, index) => {
    panel.addEventListener('beforematch', () => select(index))
  })
}
