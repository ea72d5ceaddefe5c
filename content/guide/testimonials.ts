/** Three invented readers; the page says so beside them. */
type Testimonial = { name: string; title: string; quote: string; result: string }

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Nadia Example',
    title: 'Managing director, industrial filters',
    quote:
      'We were about to buy four microphones. Chapter 1 talked us out of the studio and into a narrated show.',
    result: 'Eight episodes out, no room rented',
  },
  {
    name: 'Tom Example',
    title: 'Head of marketing, tax software',
    quote: 'The template for customer cases did in an hour what our briefings had not done in a month.',
    result: '14 demo requests that named an episode',
  },
  {
    name: 'Ines Example',
    title: 'Partner, executive search',
    quote:
      'I canceled the show we had planned. The one we make now is for forty people, and they write back.',
    result: '31 of 40 target clients listened',
  },
]
