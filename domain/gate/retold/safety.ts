/** Safety words of a retold line: the passages behind it have them, on the same side. */
import { type Doubt, final, open } from '#domain/gate/line.ts'
import { finderOf } from '#domain/gate/phrases.ts'
import { type Stand, standsOf } from '#domain/gate/safety.ts'
import type { Site } from '#domain/gate/site.ts'
import { harmlessIdioms, turns } from '#domain/gate/vocabulary/safety-words.ts'
import type { Word } from '#domain/gate/words.ts'
import { isBareQuestion, isOpenQuestion, tells } from './asking.ts'
import { isOfHosts } from './hosts.ts'
import { isOfTitle, isOver, isPromised, isReordered } from './reordered.ts'
import type { Retold } from './retold.ts'

export function safety(retold: Retold): Doubt[] {
  const { said, site } = retold
  return clausesOf(withoutIdioms(said), site)
    .flatMap((clause) => standsOf(clause, site))
    .flatMap((stand) => {
      return isOfTalk(stand, retold) || standsBehind(retold, stand)
        ? [open('safety', `“${stand.word}”: somebody has to compare.`)]
        : [
            final(
              'safety',
              `“${stand.word}”: nobody may vouch for this. It needs words of the website that say it.`,
            ),
          ]
    })
}

const idioms = finderOf(harmlessIdioms)

function withoutIdioms(words: readonly Word[]): Word[] {
  const found = idioms(words)
  return words.filter((_, at) => !found.some((each) => at >= each.at && at < each.at + each.length))
}

/** Each with a subject of its own: `no gluten, and it is safe` says two things. */
function clausesOf(words: readonly Word[], { vocabulary }: Site): Word[][] {
  const clauses: Word[][] = [[]]
  for (const [at, word] of words.entries()) {
    const isOpened = vocabulary.joints.has(words[at - 1]?.key ?? '') || /[,;:.]/.test(word.after)
    const isWithout = word.after.includes(',') && without.has(word.key)
    if ((isOpened && vocabulary.subjects.has(word.key)) || isWithout) clauses.push([])
    clauses.at(-1)?.push(word)
  }
  return clauses
}

/** `By organic principles, without fertilizers`: the first is not denied. */
const without = new Set(['without', 'ohne', 'sans', 'sin'])

/** What the passages say of it, on the same side, in a statement or in an answer. */
function standsBehind(retold: Retold, stand: Stand): boolean {
  const { told, site, sections, said } = retold
  const asked = sections.filter(({ asked: length }) => length > 0)
  const questions = asked.map(({ question }) => question)
  const isSame = (other: Stand) => isSameWord(stand, other)
  const inStatement = told.some(({ words }) =>
    clausesOf(words, site)
      .flatMap((clause) => standsOf(clause, site))
      .some((other) => isSame(other) && (other.isTurned === stand.isTurned || isWord(stand))),
  )
  // `No. It is not gluten free`: the question has the word, and its answer the no.
  // `Automatic or manual licence? We cover it` names it, too.
  const isAsked =
    isWord(stand) &&
    stand.topic !== 'guarantee' &&
    sections.some(({ sentences }) =>
      sentences.some(({ words, isQuestion }) => isQuestion && standsOf(words, site).some(isSame)),
    )
  const isNo = said.some(({ key }) => site.vocabulary.no.has(key))
  // The very word, on a side that nobody turns: `his training spans oral surgery`.
  const isNamed =
    !stand.isTurned &&
    told.some(({ words }) =>
      finderOf(stand.phrases)(words).some(
        ({ at }) => finderOf(turns)(words.slice(Math.max(0, at - 5), at + 4)).length === 0,
      ),
    )
  return (
    inStatement ||
    isNamed ||
    isAsked ||
    isOver(stand, retold) ||
    isPromised(stand, retold) ||
    isReordered(stand, retold) ||
    ((isNo || isWord(stand)) && questions.some((words) => standsOf(words, site).some(isSame)))
  )
}

const isSameWord = (stand: Stand, other: Stand) =>
  other.topic === stand.topic && other.phrases.some((phrase) => isAlike(phrase, stand.phrases))

const isAlike = (phrase: string, phrases: readonly string[]) =>
  phrases.some((each) => each === phrase || stemOf(each) === stemOf(phrase))
const stemOf = (phrase: string) => phrase.replace('*', '').slice(0, 4)

/** Of law and money a no in the same sentence often means something else. */
const isWord = ({ topic }: Stand) => !aboutBodies.has(topic)
const aboutBodies = new Set(['gluten', 'nuts', 'milk and egg', 'allergens', 'diet', 'health', 'safety'])

/** A question asks, an echo repeats, and `I would not risk it` is nobody's promise. */
function isOfTalk(stand: Stand, retold: Retold): boolean {
  const { isQuestion, said, heard, site, text, sections, speaker } = retold
  const isHeard = standsOf(heard, site).some(
    (other) => other.topic === stand.topic && other.phrases.some((phrase) => stand.phrases.includes(phrase)),
  )
  // A website about vaccine is talked about; what heals is none of the talk.
  const isMention =
    sections.length === 0 &&
    stand.topic === 'health' &&
    stand.isPlain &&
    !stand.phrases.some((phrase) => cures.has(phrase))
  // `It does not cure a cold`.
  if (sections.length === 0 && stand.isTurned && stand.phrases.every((phrase) => cures.has(phrase)))
    return true
  if (isMention && isNamedOn(site, stand)) return true
  if (sections.length === 0 && isOwnState(text, stand)) return true
  if (isQuestion) return isHeard || isOpenQuestion(text) || isBareQuestion(said) || isWord(stand)
  if (!stand.phrases.some((phrase) => cures.has(phrase)) && isOfTitle(stand, retold)) return true
  const isEcho =
    speaker === 'guest' && said.length <= 6 && stand.isPlain && stand.topic !== 'guarantee' && !tells(said)
  const isOnSite = (sections.length === 0 || isEcho) && isWord(stand) && isNamedOn(site, stand)
  // `My savings`; whoever guarantees says so of somebody else.
  const isOwn =
    isWord(stand) &&
    (stand.topic === 'guarantee'
      ? said.slice(0, 4).some(({ key }) => key === 'i' || key === 'me')
      : isOfHosts(said))
  return isOwn || isOnSite || (isHeard && said.length <= 6 && isWord(stand))
}

const people = `sister|brother|mother|father|mum|mom|dad|son|daughter|wife|husband|friend|girlfriend|boyfriend|aunt|uncle|nephew|niece|cousin|neighbour|neighbor|lad|lass|boy|girl|kid|child|colleague|boss|gran|grandmother|grandfather|partner|granny|grandad`
const leute = `Schwester|Bruder|Mutter|Vater|Mann|Frau|Sohn|Tochter|Freund|Freundin|Tante|Onkel|Neffe|Nichte|Nachbar|Nachbarin|Kollege|Kollegin|Chef|Oma|Opa|Schwager|Schwägerin|Kind`
const state = new RegExp(
  `\\b(?:I(?:['’]m|['’]ve| am| was| have| had)|make me|my (?:${people})(?:['’]s| is| has| was)|ich (?:bin|war|habe)|meine? (?:${leute}) (?:ist|war|hat)) (?:(?:not|no|a|an|got|been|still|kein|keine|eine?|nicht|auch) )*$`,
  'i',
)

/** `My sister is vegan.`, `Then I'm safe.`: it ends there, and is said of nobody else. */
function isOwnState(text: string, { word }: Stand): boolean {
  const at = text.indexOf(word)
  return at > 0 && state.test(text.slice(0, at)) && /^\s*[.,!?–…]/.test(text.slice(at + word.length))
}

const isNamedOn = (site: Site, stand: Stand) =>
  site.sections.some(({ sentences }) =>
    sentences.some(({ words }) => standsOf(words, site).some((other) => isSameWord(stand, other))),
  )
/** They promise, wherever they stand. */
const cures = new Set(
  'cure* heal heals healed healing heilt heilen heilung relieves lindert soigne soignent soulage* alivia* curar cura curan guérit guérir detox* miracle* painless,healthy healthier'.split(
    /[ ,]/,
  ),
)
