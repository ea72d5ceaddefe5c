import type { ErrorResponse } from 'react-router'
import { studio } from '#content/studio.ts'
import { unfit } from '#content/unfit.ts'
import { paths } from '#site/paths.ts'

/** What a working screen says when the server has said no; undefined when it has said something else. */
export function studioTrouble({ status, data }: ErrorResponse) {
  const { signedOut, forbidden } = studio
  if (status === 401) return <Said {...signedOut} leads={paths.studioSignIn()} link={signedOut.again} />
  const board = { leads: paths.studio(), link: forbidden.back }
  if (status === 403) return <Said {...forbidden} {...board} />
  const sentence = Object.values(unfit).find((each) => each === data)
  return sentence && <Said heading={unfit.heading} text={sentence} {...board} />
}

type SaidProps = { heading: string; text: string; leads: string; link: string }

/** A plain link: whatever the page still believes goes with it. */
const Said = ({ heading, text, leads, link }: SaidProps) => (
  <>
    <h1>{heading}</h1>
    <p>{text}</p>
    <p>
      <a href={leads}>{link}</a>
    </p>
  </>
)
