import { memberMay } from '#domain/member.ts'
import { turnAt } from '#domain/script-gate.ts'
import { paths } from '#site/paths.ts'
import styles from '#site/portal/portal.module.css'
import { PortalFrame } from '#site/portal/portal-frame.tsx'
import { Decision } from './decision.tsx'
import type { OpenOffer } from './open-offer.ts'
import { PartLinks, searchOf } from './parts.tsx'
import { ScriptLines } from './script-lines.tsx'
import { Settled } from './settled.tsx'
import { Since } from './since.tsx'
import { Sound } from './sound.tsx'
import { wordsOf } from './words.ts'

type PageProps = { open: OpenOffer; answer: { said: string; typed: string } | undefined }

/** A script, or an episode that can be heard: every line of it, and at its end the decision. */
export function OfferPage({ open, answer }: PageProps) {
  const { what, read, hash, part, parts, saying, isOther, audio, ...here } = open
  const { shown, offered, script, settled } = read
  const words = wordsOf[what]
  const mayDecide = memberMay(here.member, 'decide')
  const isOpen = mayDecide && !isOther && script !== undefined && turnAt(offered) !== 'nobody'
  const isLast = part === parts || !script
  const address = (search?: string) => paths.portalOffer(what, here.member.clientId, shown.requestId, search)
  return (
    <PortalFrame {...here} here="home" isRead>
      <Head {...{ open, answer, address, isOpen, mayDecide }} />
      {script && (
        <ScriptLines
          {...{ script, hash, part, words, audio }}
          clientId={here.member.clientId}
          isFirst={part === 1}
          saying={isOpen ? saying : undefined}
          mayRemark={isOpen}
          typed={answer?.typed ?? ''}
        />
      )}
      {isLast && <Settled remarks={settled} words={words} />}
      {isLast && (
        <Decision {...{ read, hash, words }} isOpen={isOpen} typed={saying ? '' : (answer?.typed ?? '')} />
      )}
      {!isLast && !isOther && <a href={searchOf(part + 1, hash)}>{words.nextPart}</a>}
    </PortalFrame>
  )
}

type HeadProps = PageProps & { address: (search?: string) => string; isOpen: boolean; mayDecide: boolean }

/** What it is called, what is asked of them, and how it sounds. */
function Head({ open, answer, address, isOpen, mayDecide }: HeadProps) {
  const { what, read, hash, part, parts, stretch, isOther, audio } = open
  const { shown, script, since } = read
  const words = wordsOf[what]
  return (
    <div className={styles.part}>
      <p className="small quiet">
        {script?.show}
        {parts > 1 && `, ${words.part(part, parts)}`}
      </p>
      <h1>{script?.title ?? shown.title}</h1>
      {isOpen && <p>{read.isOut ? words.leadOut : words.lead}</p>}
      {!mayDecide && <p>{words.readOnly}</p>}
      {isOther && (
        <p className={styles.said}>
          {words.other} <a href={address()}>{words.beginAnew}</a>
        </p>
      )}
      <p className={answer && styles.said} role="status">
        {answer?.said}
      </p>
      {part === 1 && since && <Since since={since} words={words.since} />}
      {script && audio && <Sound audio={audio} stretch={stretch} />}
      {script && parts > 1 && <PartLinks {...{ part, parts, hash, address, words }} />}
    </div>
  )
}
