/** English words that weigh. Each row closes a kind; its examples are walked by a test. */
import { list, type Weight } from './weight.ts'

export const englishWeights: readonly Weight[] = [
  {
    name: 'negation',
    phrases: list(
      'not, no, never, none, nobody, no one, nothing, nowhere, neither, nor, without, hardly, barely, refuse*',
    ),
    right: [
      ['They take no commission.', 'We take no commission from banks.'],
      ["They don't score them.", 'It does not score them.'],
    ],
    wrong: [
      ['They take commission from banks.', 'We take no commission from banks.'],
      ['They do not deliver.', 'We deliver.'],
    ],
  },
  {
    name: 'about',
    phrases: list('about, around, roughly, approximately, approx, nearly, almost, some 0, circa, or so'),
    isAlike: true,
    right: [['It keeps for around two months.', 'It stays good for about two months.']],
    wrong: [
      ['It keeps for two months.', 'It keeps for about two months.'],
      ['It costs about £85.', 'It costs £85.'],
    ],
  },
  {
    name: 'bound',
    phrases:
      list(`at least, at most, up to, more than, less than, fewer than, no more than, or more, and more, or less, minimum,
      maximum, starting at, starts at, starting from, from 0, plus, over 0, under 0, as little as, as much as, or fewer`),
    right: [['It costs from £4.50.', 'A wedding cake costs from £4.50 a portion.']],
    wrong: [
      ['It costs £4.50.', 'A wedding cake costs from £4.50 a portion.'],
      ['They work with nine families.', 'We work with at most nine families at a time.'],
      ['It carries more than 25 kilograms.', 'A rack that carries up to 25 kilograms.'],
    ],
  },
  {
    name: 'part',
    phrases:
      list(`most, some, many, several, 0 out of 0, 0 in 0, 0 percent of, part of, a few, few, half of, a #3th, a #4th, #3th of, majority, often, usually, sometimes, normally,
      generally, mostly, mainly, typically, on average, average, rarely, might, may, nearly always, occasionally, tend to`),
    right: [['Most families stop.', 'Most of the families stop.']],
    wrong: [
      ['The families stop.', 'About a third of the families stop.'],
      ['It takes 11 minutes.', 'It takes 11 minutes on average.'],
    ],
  },
  {
    name: 'condition',
    phrases:
      list(`if, unless, except, excluding, until, only, provided, as long as, subject to, depending on, by appointment,
      in the last, in the first, so far, limited, coming soon, soon, planned, at the moment, temporarily, at a time,
      while, when, where, when you order, once a, twice a, per, within, or`),
    right: [['You get it back if you cancel in time.', 'If you cancel in time, you get it back.']],
    wrong: [
      ['They can cook without gluten.', 'We can cook without gluten if you tell us a day before.'],
      ['55 are in the hands of the family.', '55 are in the hands of the family or of their own staff.'],
      ['They have had three complaints.', 'In the last five years we have had three complaints.'],
    ],
  },
  {
    name: 'still',
    phrases: list(
      'again, still, now, already, yet, any more, no longer, ever since, used to, once more, since, currently, today',
    ),
    right: [['She has run it ever since.', 'She has run the bakery ever since.']],
    wrong: [
      ['They do it again.', 'We do it.'],
      ['He makes boats now.', 'He makes boats.'],
      ['They make chairs.', 'We used to make chairs.'],
    ],
  },
  {
    name: 'universal',
    phrases:
      list(`all, every, everyone, everybody, everything, everywhere, always, never, anyone, anybody, anything, any, each, whole,
      entire, entirely, completely, nobody, nothing, no one, guaranteed, without exception, any time, ever, constantly`),
    isFreeToLose: true,
    right: [['They change it every week.', 'They change every week.']],
    wrong: [
      ['They always use one variety of wheat.', 'It grinds a single variety of wheat for us.'],
      ['They sell all of them before noon.', 'We sell most of them before noon.'],
      ['Nobody complains.', 'Two of them complained.'],
    ],
  },
  {
    name: 'superlative',
    phrases:
      list(`best, first, only, most, leading, unique, largest, biggest, smallest, oldest, newest, youngest, cheapest, finest, top,
      greatest, fastest, perfect, number one, best known, exclusive, exclusively, sole, world-class, favourite, ideal, better,
      cheaper, faster, larger, safer, more, less, fewer, healthier, fresher, stronger`),
    isFreeToLose: true,
    right: [
      [
        'The best seller is brown butter sponge.',
        'The best seller is brown butter sponge with blackcurrant.',
      ],
    ],
    wrong: [
      ['They are the best bakery.', 'We are a bakery.'],
      ['Only two schools serve it.', 'Two schools serve it.'],
    ],
  },
  {
    name: 'cause',
    phrases:
      list(`because, because of, so, therefore, thus, hence, that is why, which is why, this is why, thanks to, due to, in order to,
      as a result, for that reason, the reason, so that, means that, leads to, led to, to make, to keep, since then, owing to,
      consequently, it follows`),
    right: [['It came last because it was sour.', 'It came last, because it was sour.']],
    wrong: [
      ['They bought one flour, and that is why it costs £4.20.', 'She bought the flour from one mill.'],
      ['The starter is alive, and so the loaf resists mould.', 'The starter is still alive.'],
    ],
    isFreeToLose: true,
  },
  {
    name: 'side',
    phrases:
      list(`from, to, on, off, into, out of, before, after, above, below, against, for, towards, away from, instead of, without,
      over, under, by, until, since, between, than`),
    right: [['They take it off the bill.', 'We take it off the bill when you order.']],
    wrong: [
      ['They take it on the bill.', 'We take it off the bill when you order.'],
      ['You tell them seven days after.', 'Tell us seven days before.'],
    ],
    isFreeToLose: true,
  },
  {
    name: 'time',
    phrases:
      list(`monday*, tuesday*, wednesday*, thursday*, friday*, saturday*, sunday*, january, february, march 0, april, june, july,
      august, september, october, november, december, daily, weekly, monthly, yearly, weekend*, weekday*, morning*, afternoon*,
      evening*, night, nights, midnight, noon, spring, summer, autumn, winter, overnight, tomorrow, yesterday, tonight`),
    right: [['They are open on Saturdays.', 'We are open on Saturdays.']],
    wrong: [
      ['They are open on Sundays.', 'We are open on Saturdays.'],
      ['They are open.', 'We are open on Saturdays.'],
    ],
  },
]
