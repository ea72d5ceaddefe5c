/** Inlined ahead of climb.ts: shows where the ladder stands, in every place at once, so that they agree at any moment. */
import { isKeyOf } from '#domain/own.ts'
import type { LadderState } from '#domain/price-ladder.ts'
import { clock } from '#site/ui/clock.ts'
import type { LadderWords } from './ladder-words.ts'
import { playedBars } from './played-bars.ts'

/** `endsAt` is the wall clock's millisecond at which the stage ends. */
export type Climbed = LadderState & { endsAt: number }

// The page has one of each.
const one = (selector: string) => document.querySelector(selector) as HTMLElement
const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)
const root = document.documentElement
const { stages, waits, expired }: LadderWords = JSON.parse(one('[data-ladder]').dataset.ladder ?? '')
let climbed: Climbed | undefined
let shownStage: number | undefined
let isHeld = false

function show() {
  if (!climbed || isHeld) return
  const { priceStage, timeLeft, endsAt } = climbed
  if (shownStage !== priceStage) showStage(priceStage)
  if ('still' in root.dataset) for (const place of all('[data-until]')) put(place, timeOfDay(endsAt))
  else {
    for (const place of all('[data-left]')) put(place, stages[priceStage]?.final || clock(timeLeft))
    const played = one('[data-played]')
    played.setAttribute('d', playedBars(played.previousElementSibling?.getAttribute('d') ?? '', timeLeft))
  }
}

function showStage(stage: number) {
  const said = stages[stage]
  if (!said) return
  for (const place of all('[data-says]')) {
    const name = place.dataset.says ?? ''
    if (isKeyOf(said, name)) put(place, said[name])
  }
  for (const link of all('[data-leads]')) link.setAttribute('href', said.leads)
  const [now, played] = [one('[data-now]'), one('[data-played]')]
  for (const [at, step] of [...one('[data-steps]').children].entries()) {
    step.ariaCurrent = at === stage ? 'step' : null
    if (at === stage) step.firstElementChild?.append(played)
    step.lastElementChild?.replaceChildren(
      at === stage ? now : at < stage ? expired : (waits[at - stage] ?? ''),
    )
  }
  // A stage that begins under the visitor's eyes is said once, in one polite sentence.
  if (shownStage !== undefined) put(one('[data-announces]'), said.announcement)
  // At the top nothing counts any more, hidden or not.
  if (said.final) delete root.dataset.still
  shownStage = stage
}

/** What stays the same is not written anew: nothing moves for whoever has hidden the countdown. */
function put(place: HTMLElement, text = '') {
  if (place.textContent !== text) place.textContent = text
}

const timeOfDay = (milliseconds: number) =>
  new Date(milliseconds).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })

/** What a finger rests on does not change under it. */
function hold() {
  isHeld = true
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => setTimeout(letGo, 300), { once: true })
}

function letGo() {
  isHeld = false
  show()
}

for (const link of all('[data-leads]')) {
  link.addEventListener('pointerdown', ({ button }) => button === 0 && hold())
  // The link is read when all listeners have run.
  link.addEventListener('click', () => setTimeout(letGo))
}
document.addEventListener('still', show)
document.addEventListener('climb', (event) => {
  // Told by climb.ts.
  climbed = (event as CustomEvent<Climbed>).detail
  show()
})
