/** Inlined into the page of an episode: the transcript follows the audio element, and a sentence seeks in it. */
const audio = document.querySelector('audio')
const transcript = document.querySelector('[data-transcript]')
const bar = transcript?.querySelector<HTMLElement>('[data-now]')
const toggle = bar?.querySelector<HTMLElement>('[data-toggle]')
const clock = bar?.querySelector('[data-at]')
const sentences = [...(transcript?.querySelectorAll<HTMLElement>('[data-start]') ?? [])]
const starts = sentences.map(({ dataset }) => Number(dataset.start))
let spoken: HTMLElement | undefined

function isInView(sentence: HTMLElement) {
  const { top, bottom } = sentence.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** What is heard can be read: whoever opens a chapter wants to follow, and goes on with the next one. */
function unfold(next: HTMLElement | undefined) {
  const [was, is] = [spoken, next].map((sentence) => sentence?.closest('details'))
  if (is && was?.open) is.open = true
}

/** Whoever reads elsewhere is left there. */
function follow(player: HTMLAudioElement) {
  const { currentTime, paused } = player
  const next = sentences[starts.findLastIndex((start) => start <= currentTime + 0.02)]
  if (clock)
    clock.textContent = `${Math.floor(currentTime / 60)}:${`${Math.floor(currentTime % 60)}`.padStart(2, '0')}`
  if (toggle) toggle.textContent = (paused ? toggle.dataset.play : toggle.dataset.pause) ?? ''
  if (bar && !paused) bar.hidden = false
  if (next === spoken) return
  const isRead = spoken && isInView(spoken)
  unfold(next)
  spoken?.removeAttribute('aria-current')
  next?.setAttribute('aria-current', 'true')
  spoken = next
  if (isRead && next && next.getBoundingClientRect().bottom > innerHeight * 0.8)
    next.scrollIntoView({ block: 'center' })
}

function play(player: HTMLAudioElement) {
  // The player shows what the element does once React is there: this calls it.
  document.querySelector('[data-island]')?.dispatchEvent(new Event('focusin'))
  player.play().catch(() => {})
}

if (audio && transcript) {
  for (const event of ['timeupdate', 'seeked', 'play', 'pause'])
    audio.addEventListener(event, () => follow(audio))
  transcript.addEventListener('click', (event) => {
    // A click is of a mouse, or says that it is.
    const { metaKey, ctrlKey, shiftKey } = event as MouseEvent
    // Its target is an element.
    const link = (event.target as Element).closest<HTMLElement>('[data-start], [data-toggle], [data-spoken]')
    if (!link || metaKey || ctrlKey || shiftKey) return
    event.preventDefault()
    if (link === toggle) return audio.paused ? play(audio) : audio.pause()
    const chapter = spoken?.closest('details')
    if (!link.dataset.start && chapter) chapter.open = true
    if (!link.dataset.start) return spoken?.scrollIntoView({ block: 'center' })
    audio.currentTime = Number(link.dataset.start)
    play(audio)
  })
}
