import type { z } from 'zod'
import { portalDraft as words } from '#content/portal-draft.ts'
import type { DraftPart } from '#domain/show-draft.ts'
import portal from '#site/portal/portal.module.css'
import { CoverInApps } from '#site/ui/cover-in-apps.tsx'
import { anchorOf } from './anchor-of.ts'
import { AppCard, EpisodeCard } from './cards.tsx'
import { Choices } from './choices.tsx'
import styles from './draft.module.css'
import type { Open } from './draft-page.tsx'
import { ownCoverFile } from './own-cover.tsx'
import type { draftAnswer } from './press-on-draft.ts'
import { Presses } from './presses.tsx'

type Answer = z.output<typeof draftAnswer>
type SectionProps = {
  part: DraftPart
  open: Open
  sample: (file: string) => string
  /** What stands beside its name. */
  cover: string
  /** They may decide, and this is the version to decide about. */
  isOpen: boolean
  again: string | undefined
  answer: Answer | undefined
}

/** One part of the draft as listeners meet it; titles are several, each with a decision of its own. */
export function Section({ part, open, sample, cover, isOpen, again, answer }: SectionProps) {
  const { shown, parts, since } = open
  const these = parts.filter((each) => each.part === part)
  return (
    <section className={portal.part} aria-labelledby={part}>
      <h2 id={part}>{words.parts[part]}</h2>
      <p className="small quiet">{words.about[part]}</p>
      {part === 'title' && since && since.gone.length > 0 && (
        <p className="small">
          {words.gone} <del>{since.gone.join(' · ')}</del>
        </p>
      )}
      {these.map((each, at) => (
        <div key={each.hash} id={anchorOf(part, each.hash)} className={styles.thing}>
          {since?.isNew.includes(each.hash) && <Before part={part} was={since.was} />}
          {each.title ? (
            <EpisodeCard title={each.title} cover={cover} />
          ) : (
            <AppCard part={part} draft={shown.draft} cover={cover} />
          )}
          {part === 'cover' && open.ownCover && (
            <CoverInApps src={sample(ownCoverFile(open.ownCover))} title={shown.draft.name} />
          )}
          <Presses
            each={each}
            name={part === 'title' ? words.titleNamed(at + 1) : words.parts[part]}
            draft={shown.draft}
            isOpen={isOpen}
            again={again}
            answer={answer?.hash === each.hash ? answer : undefined}
          >
            <Choices part={part} draft={shown.draft} decision={each.decision} sample={sample} />
          </Presses>
        </div>
      ))}
    </section>
  )
}

/** What stood there in the version before; of pictures and sounds only that they are others. */
function Before({ part, was }: { part: DraftPart; was: NonNullable<Open['since']>['was'] }) {
  const text = part === 'name' || part === 'description' || part === 'category' ? was[part] : ''
  return (
    <p className="small">
      {words.isNew}{' '}
      {text && (
        <>
          {words.was} <del>{text}</del>
        </>
      )}
    </p>
  )
}
