import { writingWords as words } from '#content/studio-writing.ts'
import type { WritingProgress } from '#domain/writing.ts'

/** Pass, scene and what the check before it found, in a line. */
export const Doing = ({ progress: { pass, scene, scenes, said, found } }: { progress: WritingProgress }) => (
  <>
    {words.progress(pass, scene, scenes)}. {said} {found && words.found(found)}
  </>
)
