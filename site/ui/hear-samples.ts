/** Inlined into pages with samples: their links become buttons that play in the dock, one sample at a time. */
{
  const sound = document.querySelector<HTMLAudioElement>('#dock audio')
  const buttons: HTMLButtonElement[] = []
  const isChosen = ({ dataset }: HTMLButtonElement) =>
    sound?.hasAttribute('src') && new URL(sound.src).pathname === dataset.audio

  const draw = () => {
    for (const button of buttons) {
      const isPlaying = isChosen(button) && !sound?.paused && !sound?.error
      button.dataset.playing = `${Boolean(isPlaying)}`
      button.textContent = (isPlaying ? button.dataset.pause : button.dataset.hear) ?? ''
      const around = button.closest<HTMLElement>('[data-hears]') ?? button
      if (isChosen(button) && sound?.currentTime) {
        around.style.setProperty('--heard', `${(100 * sound.currentTime) / (sound.duration || 1)}%`)
        around.dataset.heard = ''
      } else {
        around.style.removeProperty('--heard')
        delete around.dataset.heard
      }
    }
  }

  const press = (button: HTMLButtonElement) => {
    if (!sound) return
    if (isChosen(button) && !sound.paused) return sound.pause()
    if (!isChosen(button)) {
      const { audio = '', show, words } = button.dataset
      Object.assign(sound.dataset, { show, words, at: 0 })
      sound.src = audio
    } else if (sound.error) sound.load()
    sound.play().catch(draw)
  }

  if (sound) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-hear]')) {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = link.className
      Object.assign(button.dataset, link.dataset, { audio: link.pathname })
      button.addEventListener('click', () => press(button))
      buttons.push(button)
      link.replaceWith(button)
    }
    for (const change of ['play', 'pause', 'ended', 'timeupdate', 'error', 'emptied'])
      sound.addEventListener(change, draw)
    draw()
  }
}
