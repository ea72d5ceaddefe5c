/**
 * Inlined into the home page: the facts of one story are open at a time. What is pressed stays under the pointer, also
 * where facts above it close. Closed facts stay findable: a find-in-page hit opens them.
 */
{
  const stories = [...document.querySelectorAll<HTMLElement>('[data-story]')].flatMap((story) => {
    const name = story.querySelector<HTMLAnchorElement>('[aria-expanded]')
    const facts = name && document.querySelector<HTMLElement>(name.hash)
    return name && facts ? [{ story, name, facts }] : []
  })

  const choose = (chosen: HTMLElement, isOpen: boolean) => {
    const top = () => chosen.firstElementChild?.getBoundingClientRect().top ?? 0
    const before = top()
    for (const { story, name, facts } of stories) {
      const isShown = story === chosen && isOpen
      name.ariaExpanded = `${isShown}`
      if (isShown) facts.removeAttribute('hidden')
      else facts.setAttribute('hidden', 'until-found')
    }
    scrollBy({ top: top() - before, behavior: 'instant' })
  }

  for (const { story, name, facts } of stories) {
    facts.addEventListener('beforematch', () => choose(story, true))
    name.addEventListener('click', (event) => {
      event.preventDefault()
      choose(story, name.ariaExpanded !== 'true')
    })
    story.querySelector('[data-hear]')?.parentElement?.addEventListener('click', () => choose(story, true))
  }
}
