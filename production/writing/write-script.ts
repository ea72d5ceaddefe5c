/** The deterministic writer: a talk about a business from nothing but its website. The same site, the same script. */
import type { Reading } from '#domain/evidence.ts'
import type { Point } from '#domain/retelling/points.ts'
import type { Plan, Script, ScriptChapter, Speaker } from '#domain/script.ts'
import { wordsFor } from '#domain/script-length.ts'
import { type Material, materialOf } from './material.ts'
import { PhraseBook } from './phrase-book.ts'
import { summaryOf } from './summary.ts'
import { Talk } from './talk.ts'
import { writeChapter } from './write-chapter.ts'
import { writeClosing } from './write-closing.ts'
import { writeOpening } from './write-opening.ts'

const mostDrafts = 4
const leastWords = 30
const goodEnough = 0.05

/** Points come in whole pieces, so a draft may miss its length; the next one aims as much higher or lower. */
export function writeScript(reading: Reading, plan: Plan): Script {
  const material = materialOf(reading, plan.business.what)
  const wanted = wordsFor(plan.seconds, plan.chapters.length)
  const missedBy = ({ words }: Draft) => Math.abs(words / wanted - 1)
  let aim = 1
  let best: Draft | undefined
  for (let drafts = 0; drafts < mostDrafts; drafts += 1) {
    const draft = draftOf({ reading, plan, material, wanted: wanted * aim })
    if (!best || missedBy(draft) < missedBy(best)) best = draft
    if (missedBy(best) <= goodEnough) break
    aim *= wanted / draft.words
  }
  if (!best) throw new Error('No draft was written.')
  return best.script
}

type Draft = { script: Script; words: number }
type DraftWork = { reading: Reading; plan: Plan; material: Material; wanted: number }

function draftOf({ reading, plan, material, wanted }: DraftWork): Draft {
  const phrases = new PhraseBook(reading.host, plan.speakers)
  const middle = plan.chapters
    .slice(1, -1)
    .map((chapter) => ({ ...chapter, points: pointsFor(chapter.passages, material.points) }))
  const themes = middle.flatMap(({ points }) => points[0]?.theme ?? [])
  const opening = writeOpening({ reading, plan, material, phrases, themes })
  const closing = writeClosing({ reading, plan, material, phrases })
  const room = wanted - opening.words - closing.words
  const planned = middle.reduce((sum, { seconds }) => sum + seconds, 0)
  let [spent, due] = [0, 0]
  const talks = middle.map(({ points, seconds }, at): Talk => {
    due += (seconds / planned) * room
    const [asker, teller] = roles(plan.speakers, at)
    const { names, hookGoesOn } = material
    const talk = writeChapter({
      points,
      words: due - spent,
      business: reading.name,
      names,
      hookGoesOn,
      phrases,
      asker,
      teller,
    })
    // What the opening and the closing have taken may leave a chapter with next to nothing.
    if (talk.words < leastWords) return new Talk()
    spent += talk.words
    return talk
  })
  const chapters = [opening, ...talks, closing].flatMap(({ sentences }, at): ScriptChapter[] =>
    sentences.length > 0 ? [{ title: plan.chapters[at]?.title ?? '', sentences }] : [],
  )
  const summary = summaryOf(reading, plan, material, phrases)
  return {
    script: { show: reading.name, title: plan.title, summary, chapters },
    words: opening.words + spent + closing.words,
  }
}

function pointsFor(passages: readonly string[], points: readonly Point[]): Point[] {
  const wanted = new Set(passages)
  return points.filter(({ statements }) => statements.some(({ passage }) => wanted.has(passage)))
}

/** The hosts take turns at telling. */
function roles(speakers: 1 | 2, at: number): [Speaker, Speaker] {
  if (speakers === 1) return ['host', 'host']
  return at % 2 === 0 ? ['host', 'guest'] : ['guest', 'host']
}
