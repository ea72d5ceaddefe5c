/** Whether a question asks, or tells what it asks. */
import type { Word } from '#domain/gate/words.ts'

/** `Is it safe?` asks; `It is safe, isn't it?` tells. */
export const isOpenQuestion = (text: string) =>
  /(?:^|[.,!–] ?|\b(?:and|but|so|then|or) )(?:is|are|was|were|do|does|did|can|could|will|would|may|might|must|should|has|have|what|which|who|when|where|why|how|any|if|what's|who's)\b/i.test(
    text,
  ) &&
  !/, (?:is|are|do|does|can|will|did|was|has|have)(?:n't| not)? (?:it|they|he|she|you|there)\?$/i.test(text)

/** `The boat's cholesterol?` */
export const isBareQuestion = (said: readonly Word[]): boolean => said.length <= 5 && !tells(said)

/** It says of somebody that it is so. */
export const tells = (said: readonly Word[]): boolean => said.some(({ key }) => telling.has(key))
const telling = new Set(
  'it they their he his she her you your we our is are was were has have right true es sie ihr ihre er sein wir unser ist sind war hat haben oder gell'.split(
    ' ',
  ),
)
