import type { ReactNode } from 'react'
import type { z } from 'zod'
import { portalDraft as words } from '#content/portal-draft.ts'
import {
  draftLimits,
  isChosen,
  mayBeSuggested,
  mostOfSuggestion,
  type ShowDraft,
} from '#domain/show-draft.ts'
import type { PartOfDraft } from '#operations/drafts/draft-parts.ts'
import portal from '#site/portal/portal.module.css'
import { Button } from '#site/ui/button.tsx'
import { anchorOf } from './anchor-of.ts'
import { Decided } from './decided.tsx'
import styles from './draft.module.css'
import { GiveCover } from './own-cover.tsx'
import type { draftAnswer } from './press-on-draft.ts'

type PressesProps = {
  each: PartOfDraft
  /** For whoever hears the page: a button says what it is about. */
  name: string
  draft: ShowDraft
  isOpen: boolean
  /** Where somebody wants to decide otherwise: the page stays one that a telephone has soon. */
  again: string | undefined
  /** What was refused, with what was typed. */
  answer: z.output<typeof draftAnswer> | undefined
  /** What there is to choose from. */
  children: ReactNode
}

/** What was decided, and the two presses that decide; who has decided may decide otherwise. */
export function Presses({ each, name, draft, isOpen, again, answer, children }: PressesProps) {
  const { decision } = each
  const anchor = anchorOf(each.part, each.hash)
  const isAsked = !decision || again === anchor || answer !== undefined
  const form = <DecideForm {...{ each, name, answer }}>{children}</DecideForm>
  return (
    <>
      {decision && <Decided decision={decision} draft={draft} />}
      {!isOpen && !decision && isChosen(each.part) && <fieldset disabled>{children}</fieldset>}
      {isOpen && isAsked && form}
      {isOpen && isAsked && each.part === 'cover' && <GiveCover each={each} />}
      {isOpen && !isAsked && (
        <a href={`?again=${anchor}#${anchor}`} className={styles.summary}>
          {words.again}
          <span className="unseen">: {name}</span>
        </a>
      )}
    </>
  )
}

type FormProps = Pick<PressesProps, 'each' | 'name' | 'answer' | 'children'>

function DecideForm({ each, name, answer, children }: FormProps) {
  const { part, hash, decision } = each
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="part" value={part} />
      <input type="hidden" name="hash" value={hash} />
      <input type="hidden" name="seen" value={decision?.id ?? ''} />
      {children}
      <Press intent="fits" text={isChosen(part) ? words.fits.chosen : words.fits.plain} name={name} />
      <details open={answer !== undefined} className={styles.wide}>
        <summary className={styles.summary}>
          {words.changes.summary}
          <span className="unseen">: {name}</span>
        </summary>
        <div className={styles.form}>
          <Fields each={each} answer={answer} />
          <Press intent="changes" text={words.changes.button} name={name} />
        </div>
      </details>
    </form>
  )
}

const Press = ({ intent, text, name }: { intent: 'fits' | 'changes'; text: string; name: string }) => (
  <Button
    type="submit"
    name="intent"
    value={intent}
    look={intent === 'fits' ? 'signal' : 'line'}
    isSmall
    aria-label={`${text}: ${name}`}
  >
    {text}
  </Button>
)

function Fields({ each: { part, hash }, answer }: Pick<FormProps, 'each' | 'answer'>) {
  const id = anchorOf(part, hash)
  const field = { className: styles.field, rows: part === 'description' ? 4 : 2 }
  return (
    <>
      <label className={portal.label} htmlFor={`w-${id}`}>
        {words.changes.words}
      </label>
      <textarea
        {...field}
        id={`w-${id}`}
        name="words"
        maxLength={draftLimits.words}
        defaultValue={answer?.words}
      />
      {mayBeSuggested(part) && (
        <>
          <label className={portal.label} htmlFor={`s-${id}`}>
            {words.changes.suggestion}
          </label>
          <textarea
            {...field}
            id={`s-${id}`}
            name="suggestion"
            maxLength={mostOfSuggestion(part)}
            defaultValue={answer?.suggestion}
          />
        </>
      )}
    </>
  )
}
