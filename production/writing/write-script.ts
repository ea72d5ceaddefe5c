/** The deterministic writer: a talk about a business from nothing but its website. The same site, the same script. */
import type { Reading } from '#domain/evidence.ts'
import type { Point } from '#domain/retelling/points.ts'
import type { Plan, Script, ScriptChapter, Speaker } from '#domain/script.ts'
import { wordsFor } from '#domain/script-length.ts'
import { materialOf } from './material.ts'
import { PhraseBook } from './phrase-book.ts'
import { summaryOf } from './summary.ts'
import { writeChapter } from './write-chapter.ts'
import { writeClosing } from './write-closing.ts'
import { writeOpening } from './write-opening.ts'

export function writeScript(reading: Reading, plan: Plan): Script {
  const phrases = new PhraseBook(reading.host, plan.speakers)
  const material = materialOf(reading, plan.business.what)
  const middle = plan.chapters
    .slice(1, -1)
    .map((chapter) => ({ ...chapter, points: pointsFor(chapter.passages, material.points) }))
  const themes = middle.flatMap(({ points }) => points[0]?.theme ?? [])
  const opening = writeOpening({ reading, plan, material, phrases, themes })
  const closing = writeClosing({ reading, plan, material, phrases })
  const total = wordsFor(plan.seconds, plan.chapters.length) - opening.words - closing.words
  const planned = middle.reduce((sum, { seconds }) => sum + seconds, 0)
  let [spent, due] = [0, 0]
  const chapters = middle.map(({ title, points, seconds }, at): ScriptChapter => {
    due += (seconds / planned) * total
    const [asker, teller] = roles(plan.speakers, at)
    const work = {
      points,
      words: due - spent,
      business: reading.name,
      names: material.names,
      phrases,
      asker,
      teller,
      hookGoesOn: material.hookGoesOn,
    }
    const talk = writeChapter(work)
    spent += talk.words
    return { title, sentences: talk.sentences }
  })
  return {
    show: reading.name,
    title: plan.title,
    summary: summaryOf(reading, plan, material, phrases),
    chapters: [
      { title: plan.chapters[0]?.title ?? '', sentences: opening.sentences },
      ...chapters,
      { title: plan.chapters.at(-1)?.title ?? '', sentences: closing.sentences },
    ].filter(({ sentences }) => sentences.length > 0),
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
