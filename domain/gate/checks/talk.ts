import { fault } from '#domain/gate/line.ts'
import { speaksAsThem } from '#domain/gate/persons.ts'
import { beginsWith, finderOf } from '#domain/gate/phrases.ts'
import type { Check } from './check.ts'

/** `People love it` and `Nobody complains` are claims without a fact. */
export const praise: Check = {
  name: 'praise',
  find({ said, near, site }) {
    const { who, what } = site.vocabulary.praise
    const found = said.slice(0, 3).some(({ key }) => who.has(key)) ? finderOf(what)(said) : []
    const told = finderOf(what)(near.words)
    const added = found.find(({ phrase }) => !told.some((each) => each.phrase === phrase))
    return added
      ? [fault('praise', `“${said[added.at]?.raw}” praises, and the website does not say it there.`)]
      : []
  },
  right: [['Nobody is asked twice.', 'Nobody is asked twice in a week.']],
  wrong: [
    ['People love it.', 'We bake bread.'],
    ['It is always worth the money.', 'It costs £85.'],
    ['Nobody complains.', 'We bake bread.'],
  ],
}

/** `Remember that X` says X. */
export const mentions: Check = {
  name: 'mention',
  find: ({ said, site }) => {
    const found = beginsWith(said, site.vocabulary.mentions)
    return found
      ? [fault('mention', `“${said[0]?.raw} …” says what follows it, and the website does not.`)]
      : []
  },
  right: [['Use a teaspoon less.', 'Use a teaspoon less.']],
  wrong: [
    ['Think of the four bakers who died in the fire.', 'A jar of it lives in a fridge in case of fire.'],
  ],
}

/** `Customers deliver` where the website says `we deliver`. */
export const doers: Check = {
  name: 'doer',
  find: ({ said, near, site }) => {
    const { doers: strangers } = site.vocabulary
    // `Customers`, and `their customers`.
    const stranger = said.slice(0, 2).find(({ key }) => strangers.has(key))
    const isTold = near.words.some(({ key }) => key === stranger?.key)
    return stranger && !isTold && speaksAsThem(near.words, site.vocabulary)
      ? [fault('doer', `On the website it is not “${stranger.raw}” who does this.`)]
      : []
  },
  right: [['You get three pages.', 'You get three pages.']],
  wrong: [
    ['Customers deliver before 6:30.', 'We deliver before 6:30 in the morning.'],
    ['You deliver in two vans.', 'We deliver in two vans.'],
    ['Their suppliers deliver in two vans.', 'We deliver in two vans.'],
  ],
}
