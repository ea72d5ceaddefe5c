/** Inlined behind the sentences of a sample: the one that is heard shows, with what it rests on. */
const saidAndSource = document.querySelector('[data-said-and-source]')
const heardSample = saidAndSource?.parentElement?.querySelector('audio')
const pairs = [...(saidAndSource?.querySelectorAll<HTMLElement>('[data-start]') ?? [])]

function showPairAt(second: number) {
  const now = pairs.findLast(({ dataset }) => Number(dataset.start) <= second + 0.02) ?? pairs[0]
  for (const pair of pairs) pair.toggleAttribute('data-now', pair === now)
}

for (const event of ['timeupdate', 'seeked', 'play'])
  heardSample?.addEventListener(event, () => showPairAt(heardSample.currentTime))
