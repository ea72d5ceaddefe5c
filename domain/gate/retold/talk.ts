/** A line that names no passage: talk, unless it says what the website would have to say. */
import { measures, shown } from '#domain/gate/checks/numbers.ts'
import { type Doubt, fault, final, open } from '#domain/gate/line.ts'
import type { Site } from '#domain/gate/site.ts'
import { wordsOf } from '#domain/gate/words.ts'
import { absence } from './absence.ts'
import { answerOf, questionBefore } from './answers.ts'
import { type Figure, figuresIn, isSameAmount } from './figures.ts'
import { isOfHosts } from './hosts.ts'
import { bare, namesIn } from './names.ts'
import { ownNames } from './own-names.ts'
import { praise } from './praise.ts'
import { has, type Retold, retoldOf } from './retold.ts'
import { safety } from './safety.ts'
import { isOfSeveral, isOwnSum } from './several.ts'
import { asWritten, withoutDigits } from './spoken.ts'
import { isSum } from './sums.ts'

export function talk(retold: Retold): Doubt[] {
  const { site } = retold
  const whole = {
    ...retold,
    sections: site.sections,
    told: site.sections.flatMap(({ sentences }) => sentences),
  }
  return [
    ...safetyOfTalk(whole),
    ...absence(retold),
    ...figures(retold),
    ...strangers(retold),
    ...praise(retold),
    ...yesToNo(retold),
    open('talk', 'Nothing is quoted for it: somebody has to read whether it claims anything.'),
  ]
}

/** Who asks and who repeats promises nothing. */
const safetyOfTalk = (whole: Retold): Doubt[] =>
  safety({ ...whole, told: [], sections: [] }).map((doubt) =>
    doubt.sort === 'final' ? final('safety', doubt.reason) : doubt,
  )

/** Money, measures and years that stand nowhere. */
function figures(retold: Retold): Doubt[] {
  const { said, heard, site, isQuestion } = retold
  if (isOfHosts(said)) return []
  // The guest guesses prices out loud, and is answered.
  const isGuess = said.some(({ key }) => guesses.has(key)) || said.length <= 3
  const everywhere = figuresOf(site)
  return figuresIn(withoutDigits(said).rest)
    .filter(({ value, unit, isOrdinal }) => {
      const isYear = value >= 1500 && value <= 2100 && !unit && !isOrdinal
      return isYear || (!isQuestion && !isGuess && measures.has(unit))
    })
    .filter((figure) => ![...figuresIn(heard), ...everywhere].some((other) => isSameAmount(figure, other)))
    .filter((figure) => !isSum(figure, figuresIn(heard), retold) && !isOfSeveral(figure, retold, everywhere))
    .filter((figure) => !isOfGuest(figure, retold) && !isOwnSum(figure, retold))
    .map(({ at }) => fault('number', `No number of the website says “${shown(said, at)}”.`))
}
const known = new WeakMap<Site, readonly Figure[]>()

function figuresOf(site: Site): readonly Figure[] {
  const kept = known.get(site)
  if (kept) return kept
  const found = site.sections.flatMap(({ sentences }) =>
    sentences.flatMap(({ words }) => figuresIn(asWritten(words))),
  )
  known.set(site, found)
  return found
}

/** `Fifteen minutes from us`, `mine has been there for thirty years`: whoever asks lives somewhere, and has things. */
const isOfGuest = ({ unit }: Figure, { speaker, line, said, before, site }: Retold) => {
  if (speaker !== 'guest') return false
  if (spans.has(unit) && line.some(({ key }) => owns.has(key))) return true
  // `My dog has breakfast at six. – It's tinned, and it's 200 grams.`
  const theirs = before.slice(-ownLines).filter((each) => each.speaker === 'guest')
  return (
    weights.has(unit) &&
    thirds.has(said[0]?.key.split(/['’]/)[0] ?? '') &&
    theirs.some(({ text }) => wordsOf(text, site.language).some(({ key }) => owns.has(key)))
  )
}
const ownLines = 6
const weights = new Set(['gram', 'kilogram', 'pound-weight', 'gramm', 'kilogramm'])
const thirds = new Set(['he', 'she', 'it'])
const spans = new Set(['minute', 'hour', 'day', 'week', 'month', 'year', 'mile', 'kilometer', 'km'])
const owns = new Set(
  'us my mine our ours mein meine meinem meiner uns unser unsere moi mon ma nous mi nuestro nuestra'.split(
    ' ',
  ),
)

const guesses = new Set(
  'if guess suppose say maybe perhaps would could imagine think bet hope mine'.split(' '),
)

/** A first and a last name that nobody has. */
function strangers(retold: Retold): Doubt[] {
  const { said, site, heard } = retold
  const own = ownNames(retold)
  const known = site.sections.flatMap(({ sentences, signature }) => [
    ...sentences.flatMap(({ words }) => words),
    ...wordsOf(signature, site.language),
  ])
  const strange = namesIn(said, site.vocabulary.code).filter(
    ({ key }) =>
      !own.has(bare(key)) &&
      ![heard, site.name, known].some((words) => has(words, key) || has(words, bare(key))),
  )
  return new Set(strange.map(({ key }) => key)).size >= 2
    ? [fault('name', `No passage names ${strange.map(({ raw }) => raw).join(' ')}.`)]
    : []
}

/** The website has answered this very question with a no. */
function yesToNo(retold: Retold): Doubt[] {
  const asked = questionBefore(retold)
  const answer = answerOf(retold)
  if (!answer || !asked) return []
  const { site, before } = retold
  const about = retoldOf(asked, [], before, site).said.filter(({ key }) => !site.vocabulary.common.has(key))
  const denied = site.sections.find(
    ({ asked: length, question, sentences }) =>
      length > 0 &&
      about.length > 0 &&
      about.filter(({ key }) => has(question, key)).length / about.length >= 0.6 &&
      site.vocabulary[answer === 'yes' ? 'no' : 'yes'].has(sentences[length]?.words[0]?.key ?? ''),
  )
  return denied
    ? [fault('question', `The website asks “${denied.sentences[0]?.text}” and answers otherwise.`)]
    : []
}
