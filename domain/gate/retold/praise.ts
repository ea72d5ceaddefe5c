/** `People love it` and `nobody complains`: what everybody always does is a claim without a fact. */
import { contentOf } from '#domain/gate/content.ts'
import { type Doubt, fault } from '#domain/gate/line.ts'
import { finderOf } from '#domain/gate/phrases.ts'
import { isOfHosts } from './hosts.ts'
import type { Retold } from './retold.ts'

export function praise({ said, line, speaker, site, isQuestion, around, heard }: Retold): Doubt[] {
  const { who, what } = site.vocabulary.praise
  const isOfAll = said.slice(0, 3).some(({ key }) => who.has(key))
  // `It works` and `it was great` are answers as often as praise.
  const isShort = said.length < 4 && said[0]?.key === 'it'
  // `I have a phone. It works best in the driveway.`
  const isOwn =
    speaker === 'guest' && line.slice(0, said.length + 4).some(({ key }) => key === 'i' || key === 'my')
  if (!isOfAll || isShort || isOwn || isQuestion || isOfHosts(said)) return []
  const there = [...finderOf(what)(around), ...finderOf(what)(heard)]
  const forms = contentOf(around, site.vocabulary)
  const found = finderOf(what)(said).find(
    ({ phrase, at }) =>
      !(phrase === 'works' && at === 1 && wheres.has(said[at + 1]?.key ?? '')) &&
      !there.some((each) => each.phrase === phrase) &&
      ![...contentOf(said.slice(at, at + 1), site.vocabulary)].some((form) => forms.has(form)),
  )
  return found
    ? [fault('praise', `“${said[found.at]?.raw}” praises, and the website does not say it there.`)]
    : []
}

/** `It works from Orem` says where. */
const wheres = new Set(['from', 'in', 'at', 'across', 'throughout'])
