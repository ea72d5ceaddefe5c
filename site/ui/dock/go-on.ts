/**
 * Inlined into public pages. What plays in the dock goes on there on the next page, from where it was, if the browser
 * lets a page begin to sound that the visitor has come to by a press; otherwise it waits there. The audio element is
 * the one truth: whoever wants something to play sets its source, its `data-show` and its `data-words`.
 */
{
  type Kept = { src: string; show: string; words: string; at: number; plays: boolean }
  const dock = document.querySelector<HTMLElement>('#dock')
  const sound = dock?.querySelector('audio')
  const [play, close] = dock?.querySelectorAll('button') ?? []
  const place = dock?.querySelector('input')
  const clock = place?.nextElementSibling
  const alert = dock?.querySelector<HTMLElement>('[role=alert]')
  const [words, file] = dock?.querySelectorAll('a') ?? []

  const time = (seconds: number) =>
    `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
  /** Of what was laid here by the page before. */
  const start = () => Number(sound?.dataset.at ?? 0)

  if (dock && sound && play && close && place && clock && alert && words && file) {
    const draw = () => {
      const { show = '', words: page = '' } = sound.dataset
      const at = sound.readyState > 0 ? sound.currentTime : start()
      const isPlaying = !sound.paused && !sound.error
      dock.hidden = !sound.hasAttribute('src')
      dock.dataset.playing = `${isPlaying}`
      play.ariaLabel = `${isPlaying ? play.dataset.pause : play.dataset.play} ${show}`
      words.textContent = show
      words.href = page
      alert.hidden = !sound.error
      file.href = sound.src
      if (sound.duration) place.max = `${sound.duration}`
      place.value = `${at}`
      place.ariaValueText = clock.textContent = time(at)
    }

    const lay = (kept: Kept | null) => {
      if (!kept) {
        sound.removeAttribute('src')
        sound.load()
      } else {
        Object.assign(sound.dataset, { show: kept.show, words: kept.words, at: kept.at })
        sound.src = `${kept.src}#t=${kept.at}`
        if (kept.plays) sound.play().catch(draw)
      }
      draw()
    }

    const keep = () => {
      const { show = '', words: page = '' } = sound.dataset
      const [src = ''] = sound.src.split('#')
      const at = sound.readyState > 0 ? sound.currentTime : start()
      const kept: Kept = { src, show, words: page, at, plays: !sound.paused }
      const isThere = sound.hasAttribute('src') && !sound.ended
      try {
        if (isThere) sessionStorage.sample = JSON.stringify(kept)
        else sessionStorage.removeItem('sample')
      } catch {
        // Without storage it stays on its page.
      }
      sound.pause()
    }

    const recall = () => {
      try {
        lay(JSON.parse(sessionStorage.sample ?? 'null'))
      } catch {
        lay(null)
      }
    }

    for (const change of [
      'play',
      'playing',
      'pause',
      'ended',
      'timeupdate',
      'seeked',
      'error',
      'loadedmetadata',
    ])
      sound.addEventListener(change, draw)
    play.addEventListener('click', () => {
      if (!sound.paused) return sound.pause()
      if (sound.error) sound.load()
      sound.play().catch(draw)
    })
    place.addEventListener('input', () => {
      sound.currentTime = place.valueAsNumber
    })
    close.addEventListener('click', () => {
      sound.pause()
      lay(null)
    })
    // One at a time. Sound does not bubble, but it can be caught on its way down.
    document.addEventListener(
      'play',
      ({ target }) => {
        for (const other of document.querySelectorAll('audio')) if (other !== target) other.pause()
      },
      true,
    )
    addEventListener('pagehide', keep)
    addEventListener('pageshow', ({ persisted }) => persisted && recall())
    recall()
  }
}
