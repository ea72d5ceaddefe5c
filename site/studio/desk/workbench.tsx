import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { may } from '#domain/desk.ts'
import { sentencesOfDraft } from '#domain/draft/draft.ts'
import { own } from '#domain/own.ts'
import { remarksIn } from '#domain/remarks.ts'
import type { Desk } from '#operations/open-desk.ts'
import type { DeskScript } from '#operations/script-on-desk.ts'
import { paths } from '#site/paths.ts'
import { useKeys } from '#site/studio/use-keys.ts'
import styles from './desk-page.module.css'
import { DeskStatus } from './desk-status.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { PassagePanel } from './passage-panel.tsx'
import { PlayerBar } from './player-bar.tsx'
import { SayPanel } from './say-panel.tsx'
import { SentencePanel } from './sentence-panel.tsx'
import { ShowPanel } from './show-panel.tsx'
import { DeskTranscript } from './transcript.tsx'
import { useDeskPlayer } from './use-desk-player.ts'
import type { Send } from './use-send.ts'

type WorkbenchProps = { open: Desk; script: DeskScript; answer: Send['answer']; send: Send }

/** The script on the left, the sentence that is looked at on the right, its sound below. */
export const Workbench = memo(function Workbench({ open, script, answer, send }: WorkbenchProps) {
  const { requestId, latest, made, audioHash, state, changes } = open
  const { draft, judged, passages, puzzles, misheard, read, stretches, fresh } = script
  const sentences = sentencesOfDraft(draft)
  const said = useMemo(() => remarksIn(draft, open.client.remarks), [draft, open.client.remarks])
  const [selected, select] = useSelected(sentences.map(({ id }) => id))
  const at = Math.max(
    0,
    sentences.findIndex(({ id }) => id === selected),
  )
  const sentence = sentences[at]
  const chapter = draft.chapters.find((each) => each.sentences.some(({ id }) => id === sentence?.id))
  const player = useDeskPlayer(stretches, {
    episode: paths.studioEpisodeSound(requestId, (audioHash ?? String(made)).slice(0, 16)),
    sentence: (id) => paths.studioSentenceSound(requestId, id, latest),
  })
  const { playing, play, pause } = player
  const toggle = () => (playing || !sentence ? pause() : play(sentence.id))
  const go = (by: number) => select(sentences[Math.min(sentences.length - 1, Math.max(0, at + by))]?.id)
  const [next, before] = [() => go(1), () => go(-1)]
  const toUnsupported = () => {
    const isOpen = ({ id }: { id: string }) =>
      own(judged, id)?.verdict === 'unsupported' ||
      [puzzles, misheard].some((found) => own<string>(found, id) !== undefined)
    select((sentences.slice(at + 1).find(isOpen) ?? sentences.find(isOpen))?.id)
  }
  const passage = read.find(({ ids }) => ids.includes(sentence?.id ?? ''))
  const mayEdit = may.edit.includes(state)
  useKeys({
    j: next,
    k: before,
    ArrowDown: next,
    ArrowUp: before,
    ' ': toggle,
    n: toUnsupported,
    e: () => byId('sentence-text')?.focus(),
    s: () => byId('give-sentence')?.click(),
    d: () => byId('drop-sentence')?.click(),
    a: openAdding,
    c: () => byId('choose-passage')?.click(),
    i: () => byId('put-in-passage')?.click(),
    w: () => byId('passage-sentences')?.querySelector('input')?.focus(),
    '[': () => byId('move-up')?.click(),
    ']': () => byId('move-down')?.click(),
  })
  useHearing(send.answer, (id) => {
    select(id)
    play(id)
  })
  if (!sentence || !chapter) return null
  return (
    <div className={styles.bench}>
      <div>
        <DeskStatus script={script} answer={answer} />
        <DeskTranscript {...{ script, playing, select }} remarks={said} selected={sentence.id} />
      </div>
      <aside className={styles.side}>
        <PlayerBar
          {...player}
          toggle={toggle}
          at={at + 1}
          of={sentences.length}
          isFresh={fresh.includes(playing ?? '')}
          canPlay={stretches.length > 0}
        />
        {mayEdit && passage && (
          <PassagePanel requestId={requestId} near={at + 1} passage={passage} send={send} />
        )}
        <SentencePanel
          requestId={requestId}
          near={at + 1}
          puzzle={own(puzzles, sentence.id)}
          misheard={own(misheard, sentence.id)}
          sentence={sentence}
          chapter={chapter.id}
          judged={own(judged, sentence.id)}
          passages={passages}
          mayEdit={mayEdit}
          send={send}
        />
        {mayEdit && <SayPanel draft={draft} send={send} />}
        {mayEdit && <ShowPanel requestId={requestId} version={latest} draft={draft} send={send} />}
        <HistoryPanel requestId={requestId} changes={changes} made={made} send={send} />
      </aside>
    </div>
  )
})

const byId = (id: string) => document.getElementById(id)

function openAdding() {
  const details = byId('add-sentence')
  if (details instanceof HTMLDetailsElement) details.open = true
  details?.querySelector('textarea')?.focus()
}

/** Without scripts the address says it; with them it is only the beginning. */
function useSelected(ids: readonly string[]) {
  const [search] = useSearchParams()
  const [selected, setSelected] = useState(search.get('s') ?? '')
  const isThere = ids.includes(selected)
  const last = useRef(0)
  if (isThere) last.current = ids.indexOf(selected)
  // Where a sentence was dropped, the one that took its place is looked at.
  const now = isThere ? selected : (ids[Math.min(last.current, ids.length - 1)] ?? '')
  const select = useCallback((id: string | undefined) => {
    if (!id) return
    setSelected(id)
    const link = document.querySelector<HTMLElement>(`[data-sentence="${id}"]`)
    if (document.activeElement?.matches('[data-sentence]')) link?.focus({ preventScroll: true })
  }, [])
  return [now, select] as const
}

/** Whoever has just changed a sentence hears it. */
function useHearing(answer: Send['answer'], hear: (id: string) => void) {
  const done = useRef<Send['answer']>(undefined)
  const latest = useRef(hear)
  latest.current = hear
  useEffect(() => {
    if (!answer?.hear || done.current === answer) return
    done.current = answer
    latest.current(answer.hear)
  }, [answer])
}
