/** What code knows against a sentence that a writer tells in words of its own; what it cannot know is open. */
import { askedOf } from '#domain/gate/checks/questions.ts'
import { contentOf } from '#domain/gate/content.ts'
import type { Doubt, Line } from '#domain/gate/line.ts'
import { fault, open } from '#domain/gate/line.ts'
import { finderOf } from '#domain/gate/phrases.ts'
import { safetyOfSaid, standsOf } from '#domain/gate/safety.ts'
import type { Section, Site } from '#domain/gate/site.ts'
import { wordsOf } from '#domain/gate/words.ts'
import { absence } from './absence.ts'
import { added } from './added.ts'
import { exchanged } from './anchors.ts'
import { answerOf, answers, questionBefore } from './answers.ts'
import { causes } from './causes.ts'
import { conditions } from './conditions.ts'
import { copies } from './copies.ts'
import { doers, speakers } from './mouths.ts'
import { names } from './names.ts'
import { negation } from './negation.ts'
import { numbers } from './numbers.ts'
import { praise } from './praise.ts'
import { rates } from './rates.ts'
import { type Retold, retoldOf } from './retold.ts'
import { safety } from './safety.ts'
import { opposites } from './sides.ts'
import { talk } from './talk.ts'
import { withoutTax } from './tax.ts'
import { times } from './times.ts'

const answerWord = new Set(['no', 'not', 'never', 'nein', 'non'])

/** What the website asks there, and answers with no. */
const denied = ({ said, site, sections, isQuestion }: Retold): Doubt[] =>
  isQuestion || answerWord.has(said[0]?.key ?? '')
    ? []
    : askedOf(said, { ...site, sections }).filter(({ reason }) => reason.includes(' No '))

type RetoldCheck = (retold: Retold) => readonly Doubt[]

const checks: readonly RetoldCheck[] = [
  ...[absence, numbers, withoutTax, names, times, answers, negation, added, opposites, exchanged],
  ...[speakers, doers, conditions, copies, causes, praise, denied, rates],
]

/** Of one sentence of a line, behind the lines before it. */
export function doubtsOfRetold(
  text: string,
  sections: readonly Section[],
  before: readonly Line[],
  site: Site,
  line: Line = { speaker: 'host', text },
): Doubt[] {
  if (sections.length === 0) return talk(retoldOf(text, [], before, site, line))
  const retold = retoldOf(text, sections, before, site, line)
  return withoutTwins([
    ...safety(retold),
    ...safetyOfSaid(carrying(retold), site, toldBeside(line, retold)),
    ...checks.flatMap((find) => find(retold)),
    ...affirmed(retold),
    open('words', 'It is told in other words than on the website: somebody has to compare.'),
  ])
}

/** The statement it goes along, where it says a safety word: another page may say the opposite. */
const carrying = ({ said, near, site }: Retold) =>
  near && standsOf(said, site).length > 0 ? [near.statement] : []

/** `By organic principles. They're not certified`: of what speaks against it, what the line or the one before tells, too. */
const toldBeside = (line: Line, { before, site }: Retold) =>
  [line, ...before.slice(-1)].flatMap(({ text, claims = [] }) => {
    const said = wordsOf(text, site.language)
    const content = contentOf(said, site.vocabulary)
    return claims
      .flatMap(({ passage }) => site.sectionOf.get(passage)?.sentences ?? [])
      .filter(({ text: stated }) =>
        stated.split(clauseEnd).some((clause) => {
          const words = wordsOf(clause, site.language)
          const own = [...contentOf(words, site.vocabulary)]
          const isSaid = own.length > 1 && own.filter((word) => content.has(word)).length >= own.length * most
          return isSaid && (denies(words).length === 0 || denies(said).length > 0)
        }),
      )
  })
/** Of the words of one clause. */
const most = 0.4
const clauseEnd = /[,;:] | nor | noch /
const denies = finderOf(['not', 'no', 'never', 'without', 'nicht', 'kein*', 'ohne', 'pas', 'sans', 'sin'])

/** `Yes` says what was asked. */
function affirmed(retold: Retold): Doubt[] {
  const asked = questionBefore(retold)
  if (answerOf(retold) !== 'yes' || !asked) return []
  const { sections, before, site } = retold
  const claim = { ...retoldOf(asked, sections, before.slice(0, -1), site), isQuestion: false }
  return [numbers, times, added, negation].flatMap((find) =>
    find(claim)
      .filter(({ sort }) => sort !== 'open')
      .map(({ reason }) => fault('answer', `A yes to “${asked}” says so, too. ${reason}`)),
  )
}

const withoutTwins = (doubts: readonly Doubt[]) =>
  doubts.filter(({ reason }, at) => doubts.findIndex((each) => each.reason === reason) === at)
