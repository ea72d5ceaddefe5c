import { isOfTests } from '#test/tidy/facts.ts'
import type { Rule } from '#test/tidy/repository.ts'

/** A test may know better than the compiler; `any` and `unknown` switch it off, and nobody may that without a word. */
export const castsWithoutReason: Rule = ({ files }) =>
  files.flatMap(({ file, casts }) =>
    casts
      .filter(
        ({ text, hasReason }) =>
          !hasReason && (!isOfTests({ file }) || /\b(?:any|unknown|never)\b/.test(text)),
      )
      .map(({ text }) => `${file} ${text.replace(/\s+/g, ' ')}`),
  )

const silencer = /(?:\/\/|\/\*)\s*(?:biome-ignore\s+(?:\S+)|@ts-expect-error|@ts-ignore|@ts-nocheck)(.*)/g

export const rulesSilencedWithoutReason: Rule = ({ files }) =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(silencer)]
      .filter(
        ([whole, reason = '']) =>
          /@ts-(?:ignore|nocheck)/.test(whole) || !/\p{L}{2,}.*\p{L}{2,}/u.test(reason),
      )
      .map(([whole]) => `${file} ${whole.trim()}`),
  )
