/** Inlined behind the sliders: the smallest package that holds what they say, and its year as twelve payments. */
{
  type Offer = { name: string; setup: number; month: number; episodes: number; clips: number }
  type Asked = { months: number; voice: number; most: number; offers: Offer[]; step: number; tallest: number }
  const desk = document.querySelector<HTMLElement>('[data-asked]')
  const money = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  })

  const draw = (desk: HTMLElement) => {
    // Written by the page itself.
    const { months, voice, most, offers, step, tallest } = JSON.parse(desk.dataset.asked ?? '') as Asked
    const [episodes = 0, voices = 0, clips = 0] = [...desk.querySelectorAll('input')].map((slider) => {
      const said = slider.labels?.[0]?.querySelector('span')
      if (said) said.textContent = slider.value
      return slider.valueAsNumber
    })
    const offer = offers.find((one) => one.episodes >= episodes && one.clips >= clips)
    if (!offer) return
    const usd = (cents: number) => money.format(cents / 100)
    const total = offer.setup + months * offer.month + voices * voice
    const words = new Map(
      Object.entries({
        name: offer.name,
        sum: `${usd(offer.setup)} + ${months} × ${usd(offer.month)}${voices ? ` + ${voices} × ${usd(voice)}` : ''}`,
        total: usd(total),
        episodes: `${offer.episodes}`,
        each: usd(Math.round(total / offer.episodes)),
        second: usd(months * offer.month),
      }),
    )
    for (const place of desk.querySelectorAll<HTMLElement>('[data-says]'))
      place.textContent = (place.dataset.says ?? '').replace(/\{(\w+)\}/g, (_, word) => words.get(word) ?? '')

    const height = (cents: number) => Math.round((cents / most) * tallest)
    const [setup, clones] = [height(offer.setup), height(voices * voice)]
    const bars = {
      months: Array.from(
        { length: months },
        (_, at) => `M${(at + 0.5) * step} ${tallest - (at ? 0 : setup + clones)}v${-height(offer.month)}`,
      ).join(''),
      setup: `M${step / 2} ${tallest}v${-setup}`,
      voices: `M${step / 2} ${tallest - setup}v${-clones}`,
    }
    for (const [name, path] of Object.entries(bars))
      desk.querySelector(`[data-bars=${name}]`)?.setAttribute('d', path)
  }

  if (desk) {
    desk.hidden = false
    draw(desk)
    desk.addEventListener('input', () => draw(desk))
    // What the browser has put back.
    addEventListener('pageshow', () => draw(desk))
  }
}
