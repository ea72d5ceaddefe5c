import { capitalised } from './third-person.ts'

/** A sentence as it would stand in running text: without shouts, labels and words to the visitor. */
export const tidied = (written: string, heading: string) => withPerson(plain(written), heading)

const plain = (sentence: string) =>
  capitalised(
    (/\p{Ll}/u.test(sentence) ? sentence : sentence.toLowerCase())
      .replace(/!+/g, '.')
      .replace(/…$/, '.')
      .replace(/(?<=^|,\s)please\s+/i, '')
      .replace(
        inYear,
        (_, year, first) =>
          `In ${year} ${/^(?:The|An?|Our|We|It|My)$/.test(first) ? first.toLowerCase() : first}`,
      )
      .replace(/^(?:so|and|but|also|in addition|moreover|furthermore),?\s+/i, '')
      .replace(label, ''),
  )

/** `1964 - The company moves.` */
const inYear = /^((?:1[5-9]|20)\d\d)\s?[-–—:]\s+(\p{L}+)/u

/** `By car: the garage is free.`; in `Saturdays: the garage is free.` it says when, and stays. */
const label =
  /^(?:new|note|tip|in short|(?:the )?short version|by (?:car|train|bus|bike|tram|foot|air)):\s+(?=\p{L})/iu

/** Below the name of a person, `Joined us in 2011.` says who joined. */
function withPerson(sentence: string, heading: string): string {
  const isBio =
    /^(?:Joined|Led|Leads|Studied|Trained|Holds|Held|Oversees|Chairs|Manages|Heads|Graduated|Qualified|Worked) /.test(
      sentence,
    )
  const isPerson =
    !/\b(?:Our|Your|We|The|How|Why|And|For|Us)\b/.test(heading) &&
    /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*)? \p{Lu}[\p{L}'’-]+$/u.test(heading)
  return isBio && isPerson ? `${heading} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence
}
