import type { TranscribedSentence } from './turns.ts'

type SaidLinkProps = {
  sentence: TranscribedSentence
  language: string | undefined
  audio: string
  className: string | undefined
}

/** A sentence is a link to its moment: the script seeks there, and without it the browser plays the file from there. */
export function SaidLink({ sentence: { start, text }, language, audio, className }: SaidLinkProps) {
  const second = Math.round(start * 1000) / 1000
  return (
    <>
      <a className={className} href={`${audio}#t=${second}`} data-start={second} lang={language}>
        {text}
      </a>{' '}
    </>
  )
}
