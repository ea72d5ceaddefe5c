/** Inlined behind the price box: open where there is room, until the visitor chooses; elsewhere it closes when focus goes on. */
{
  const box = document.querySelector<HTMLElement>('[data-box]')
  const toggle = box?.querySelector<HTMLElement>('[data-expand]')
  /** The same width as in the style sheet: from here on the box has room of its own. */
  const roomy = matchMedia('(width >= 56.25rem)')
  let chosen: { isOpen: boolean; whenRoomy: boolean } | undefined

  const isOpen = () => (chosen?.whenRoomy === roomy.matches ? chosen.isOpen : roomy.matches)
  const draw = () => {
    if (!box || !toggle) return
    box.dataset.open = toggle.ariaExpanded = `${isOpen()}`
    toggle.ariaLabel = (isOpen() ? toggle.dataset.collapse : toggle.dataset.expand) ?? ''
  }
  const choose = (isOpen: boolean) => {
    chosen = { isOpen, whenRoomy: roomy.matches }
    draw()
  }
  const covers = () => isOpen() && !roomy.matches

  toggle?.addEventListener('click', () => choose(!isOpen()))
  document.addEventListener('focusin', ({ target }) => {
    if (covers() && target instanceof Node && !box?.contains(target)) choose(false)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (!covers() || key !== 'Escape') return
    choose(false)
    toggle?.focus()
  })
  roomy.addEventListener('change', draw)
  draw()
}
