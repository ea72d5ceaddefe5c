/** That the voices are artificial: said before the first line, by the voice that does not begin; anywhere later it breaks into the talk. */
import type { Beat, Scenes } from '#domain/conversation/scenes.ts'
import type { Sentence } from '#domain/script.ts'

export function withNotice(scenes: Scenes, notice: string, speakers: 1 | 2): Scenes {
  const [first, ...others] = scenes
  if (!first || !notice) return scenes
  const begins = first.beats[0]?.lines[0]?.speaker
  const speaker = speakers === 2 && begins === 'host' ? 'guest' : 'host'
  const said: Sentence = { speaker, act: 'joint', text: notice, support: 'bridge' }
  const beat: Beat = { question: '', payoff: '', lines: [said] }
  return [{ ...first, beats: [beat, ...first.beats] }, ...others]
}
