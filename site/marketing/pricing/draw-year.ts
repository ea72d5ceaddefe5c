import { sayOfYear, type YearAsked, yearOfPayments } from '#domain/year-of-payments.ts'

/** Inlined behind the sliders, whose first year the page has drawn; it draws when they are moved. */
{
  const desk = document.querySelector<HTMLElement>('[data-asked]')

  const draw = (desk: HTMLElement, sliders: readonly HTMLInputElement[]) => {
    for (const slider of sliders) {
      const said = slider.labels?.[0]?.querySelector('span')
      if (said) said.textContent = slider.value
    }
    const [episodes = 0, voices = 0, clips = 0] = sliders.map((slider) => slider.valueAsNumber)
    // Written by the page itself.
    const year = yearOfPayments(JSON.parse(desk.dataset.asked ?? '') as YearAsked, {
      episodes,
      voices,
      clips,
    })
    if (!year) return
    for (const place of desk.querySelectorAll<HTMLElement>('[data-says]'))
      place.textContent = sayOfYear(place.dataset.says ?? '', year.words)
    for (const [name, path] of Object.entries(year.bars))
      desk.querySelector(`[data-bars=${name}]`)?.setAttribute('d', path)
  }

  if (desk) {
    desk.hidden = false
    const sliders = [...desk.querySelectorAll('input')]
    desk.addEventListener('input', () => draw(desk, sliders))
    addEventListener('pageshow', () => {
      // What the browser has put back.
      if (sliders.some(({ value, defaultValue }) => value !== defaultValue)) draw(desk, sliders)
    })
  }
}
