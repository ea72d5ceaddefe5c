/** Inlined into the page of an episode: copies its address, or hands it to what the visitor's machine shares with. */
const place = document.querySelector<HTMLElement>('[data-share]')
const copy = place?.querySelector<HTMLButtonElement>('[data-copy]')
const native = place?.querySelector<HTMLButtonElement>('[data-native]')
const said = place?.querySelector('[data-said]')
const { share: url = '', title = '' } = place?.dataset ?? {}

// Both are missing where the page came without TLS.
if (copy && 'clipboard' in navigator) {
  const words = copy.textContent
  copy.hidden = false
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(url)
    copy.textContent = copy.dataset.copied ?? ''
    if (said) said.textContent = copy.textContent
  })
  copy.addEventListener('blur', () => {
    copy.textContent = words
  })
}
if (native && 'share' in navigator) {
  native.hidden = false
  // Whoever changes their mind has done nothing wrong.
  native.addEventListener('click', () => void navigator.share({ title, url }).catch(() => {}))
}
