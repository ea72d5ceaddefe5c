/** Inlined where an episode is being made: the page follows by itself, and says aloud what is new. */
const pauseMilliseconds = 1000
const area = document.getElementById('making')

async function look(): Promise<void> {
  try {
    const answer = await fetch(location.href, { cache: 'no-store' })
    const seen = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const next = seen.getElementById('making')
    if (!next) return location.reload()
    if (area && area.innerHTML !== next.innerHTML) area.replaceChildren(...next.childNodes)
  } catch {
    // Away for a moment: it is asked again.
  }
  setTimeout(look, pauseMilliseconds)
}
setTimeout(look, pauseMilliseconds)
