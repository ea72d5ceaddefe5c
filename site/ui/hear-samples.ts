/** Inlined into pages with samples: their links become buttons that play here, one sample at a time. */
const sound = new Audio()
sound.preload = 'none'
let chosen: HTMLButtonElement | undefined

const label = (button: HTMLButtonElement, isPlaying: boolean) => {
  button.dataset.playing = `${isPlaying}`
  button.textContent = (isPlaying ? button.dataset.pause : button.dataset.hear) ?? ''
}

const fail = (button: HTMLButtonElement) => {
  const { audio = '', failed = '', download = '' } = button.dataset
  if (button.nextElementSibling?.role === 'alert') return
  const file = Object.assign(document.createElement('a'), {
    href: audio,
    download: '',
    textContent: download,
  })
  const alert = Object.assign(document.createElement('span'), { role: 'alert', textContent: `${failed} ` })
  alert.append(file)
  button.after(alert)
}

const start = (button: HTMLButtonElement) => {
  if (chosen !== button) {
    if (chosen) label(chosen, false)
    chosen?.style.removeProperty('--heard')
    chosen = button
    sound.src = button.dataset.audio ?? ''
  } else if (sound.error) sound.load()
  sound.play().catch(() => {})
}

sound.addEventListener('play', () => {
  for (const other of document.querySelectorAll('audio')) other.pause()
  if (chosen?.nextElementSibling?.role === 'alert') chosen.nextElementSibling.remove()
  if (chosen) label(chosen, true)
})
for (const end of ['pause', 'ended']) sound.addEventListener(end, () => chosen && label(chosen, false))
sound.addEventListener('timeupdate', () =>
  chosen?.style.setProperty('--heard', `${(100 * sound.currentTime) / (sound.duration || 1)}%`),
)
sound.addEventListener('error', () => {
  if (!chosen) return
  label(chosen, false)
  fail(chosen)
})
// Sound does not bubble, but it can be caught on its way down.
document.addEventListener('play', () => sound.pause(), true)

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-hear]')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = link.className
  Object.assign(button.dataset, link.dataset, { audio: link.href })
  label(button, false)
  button.addEventListener('click', () => (chosen === button && !sound.paused ? sound.pause() : start(button)))
  link.replaceWith(button)
}
