import { contentOf } from '#domain/gate/content.ts'
import { open } from '#domain/gate/line.ts'
import type { Check } from './check.ts'

/** The same words, turned round: who did it to whom, and what comes first. */
export const order: Check = {
  name: 'order',
  find({ said, near, site }) {
    const [here, there] = [contentOf(said, site.vocabulary), contentOf(near.words, site.vocabulary)]
    const shared = [...here].filter((word) => there.has(word))
    const turned = shared.join(' ') !== [...there].filter((word) => here.has(word)).join(' ')
    const isMostly = shared.length >= 3 && shared.length / here.size > 0.7
    return turned && isMostly
      ? [open('order', `On the website this stands in another order: “${near.text}”`)]
      : []
  },
  right: [['He watched her make a rota.', 'At Christmas he watched her make a rota.']],
  wrong: [
    ['Callum was a nurse, and Fiona planned the crews.', 'Fiona was a nurse, and Callum planned the crews.'],
    ['The chairs carried guests up to the vicarage.', 'Guests carried the chairs up to the vicarage.'],
  ],
}
