/** From material to a script of two who talk: pass after pass, each kept, and never worse than what is read aloud. */
import type { HostWords } from '#content/programme/language.ts'
import { languageOf } from '#content/programme/languages.ts'
import { linesOfScenes, type Scenes } from '#domain/conversation/scenes.ts'
import type { Material } from '#domain/material.ts'
import type { Script } from '#domain/script.ts'
import type { VoiceGuide } from '#domain/voice-guide.ts'
import type { Written } from '#domain/writing.ts'
import type { Desk, NotPassed } from './ask-pass.ts'
import { hardMarks } from './check.ts'
import { checkedScenes, readWhereFaulty } from './checked-scenes.ts'
import { withPlanned } from './cited.ts'
import { withClosing } from './closing.ts'
import { draftEpisode } from './draft.ts'
import { collectFacts, wordsToTell } from './fact-sheet.ts'
import { finishScenes, isPassed } from './finishing.ts'
import { guideFor } from './guide.ts'
import { type Better, judged } from './judged.ts'
import { honestSeconds } from './length.ts'
import { withNotice } from './notice.ts'
import { type Outline, planEpisode } from './outline.ts'
import { versionOfAll } from './prompts.ts'
import { withTheirLines } from './their-lines.ts'
import { type Told, toldOf } from './told.ts'

export type Conversed =
  | { outcome: 'written'; script: Script }
  /** The model is away; later. */
  | { outcome: 'wait'; reason: string; seconds?: number }
  /** Read aloud instead, and why. */
  | { outcome: 'left'; reason: string }

type Wanted = {
  material: Material
  /** What would be read aloud. */
  programme: Script
  speakers: 1 | 2
  seconds?: number
  guide?: VoiceGuide
}

/** So long a customer waits for a model that is away. */
const patience = 60 * 60 * 1000
/** Words of facts, below which nobody can talk for a minute. */
const leastWords = 60

export async function writeConversation(desk: Desk, wanted: Wanted): Promise<Conversed> {
  const { material, programme, speakers } = wanted
  const facts = await collectFacts(desk, material)
  if (facts.outcome !== 'answered') return left(desk, facts)
  const words = wordsToTell(facts.object)
  if (words < leastWords) return { outcome: 'left', reason: `The model found ${words} words of facts.` }
  const seconds = honestSeconds(words, wanted.seconds)
  const all = toldOf({ sheet: facts.object, seconds, guide: guideFor(material, wanted.guide), speakers })
  const outline = await planEpisode(desk, all)
  if (outline.outcome !== 'answered') return left(desk, outline)
  const told = withPlanned(all, outline.object)
  const draft = await draftEpisode(desk, told, outline.object)
  if (draft.outcome !== 'answered') return left(desk, draft)
  const drafted = withTheirLines(draft.object, await desk.book.wishes(), draft.key)
  const checked = await checkedScenes(desk, told, drafted, { outline: outline.object, programme })
  if (checked.outcome !== 'clean') return left(desk, checked)
  return finishTalk(desk, told, checked, { outline: outline.object, programme })
}

type Checked = { scenes: Scenes; reason?: string }

/** What is true by now becomes good: for the editor, for the ear, and for whoever decides whether to press play. */
async function finishTalk(
  desk: Desk,
  told: Told,
  { scenes, reason }: Checked,
  { outline, programme }: { outline: Outline; programme: Script },
): Promise<Conversed> {
  const better = await judged(desk, told, scenes, outline)
  if (!isBetter(better)) return left(desk, better)
  const { host, language } = told.sheet.reading
  const hosts = languageOf(language)?.hosts
  const beside = besideTalk(hosts, programme, host)
  const finished = await finishScenes(desk, better.told ?? told, better.scenes, beside, better.wishes)
  if (!isPassed(finished)) return left(desk, finished)
  const { packaging } = finished
  const undone = [...(better.undone ?? []), ...finished.undone]
  const titled = finished.scenes.map((scene, at) => ({
    ...scene,
    title: packaging.chapters[at] ?? scene.title,
  }))
  const passed = readWhereFaulty(titled, hardMarks(titled, told), told, programme)
  if (!passed) return { outcome: 'left', reason: 'What was made nicer does not pass.' }
  const whole = withClosing(passed, told, {
    ...{ programme, thanks: hosts?.thanks ?? [], more: hosts?.talk.more ?? '' },
  })
  const written: Written = {
    ...{ way: 'A', by: desk.models.large.name, prompts: versionOfAll() },
    ...(reason && { reason }),
    ...(better.grades && { grades: better.grades }),
    ...(undone.length > 0 && { undone }),
  }
  const noticed = withNotice(whole, hosts?.disclosure ?? '', told.speakers)
  return { outcome: 'written', script: { ...scriptOf(noticed, packaging, programme), written } }
}

const isBetter = (better: Better | NotPassed): better is Better => 'scenes' in better

/** What stands beside a talk where nothing better passes. */
function besideTalk(hosts: HostWords | undefined, { title, summary, show }: Script, site: string) {
  if (!hosts) return { title, summary }
  const [first, second, third] = hosts.talk.summary.map((phrase) =>
    phrase.replace('{name}', () => show).replace('{site}', () => site),
  )
  return {
    title: hosts.talk.title.replace('{name}', () => show),
    summary: [first ?? '', second ?? '', third ?? ''] as const,
  }
}

const scriptOf = (
  scenes: Scenes,
  { title, summary }: Pick<Script, 'title' | 'summary'>,
  { show, language }: Script,
): Script => ({
  ...{ show, title, summary },
  ...(language && { language }),
  chapters: scenes.map((scene) => ({ title: scene.title, sentences: linesOfScenes([scene]) })),
})

async function left(desk: Desk, fault: NotPassed | Left): Promise<Conversed> {
  if (fault.outcome === 'ask-a-person') desk.remark?.(`Nothing is written by a model: ${fault.reason}`)
  if (fault.outcome !== 'wait') return { outcome: 'left', reason: fault.reason }
  const since = await desk.book.troubleSince()
  if (since && desk.now().getTime() - since.getTime() >= patience)
    return { outcome: 'left', reason: `For an hour the model was away. ${fault.reason}` }
  const { outcome, reason, waitSeconds } = fault
  return { outcome, reason, ...(waitSeconds !== undefined && { seconds: waitSeconds }) }
}

/** What is left of the talk is no episode. */
type Left = { outcome: 'unclean'; reason: string }
