/** Inlined behind the wizard: the first frame already shows what a link brought, or what the browser kept. */
try {
  const [visit] = performance.getEntriesByType('navigation')
  // Chromium keeps the state when the same address is entered again, and that is no reload.
  if (visit && 'type' in visit && visit.type === 'navigate')
    history.replaceState({ ...history.state, podcastRequest: undefined }, '')
  const field = document.querySelector<HTMLInputElement>('[data-island] [name=website]')
  const island = field?.closest<HTMLElement>('[data-island]')
  if (island && history.state?.podcastRequest?.isAccepted) island.dataset.resumes = ''
  const brought = new URLSearchParams(location.search).get('website')
  // Who has typed it elsewhere has answered the first question: the wizard looks at it at once.
  if (island && brought) island.dataset.resumes = ''
  if (field && !field.value) field.value = brought || localStorage.getItem('podcast-website') || ''
} catch {
  // Storage is switched off: the field stays empty.
}
