/** What readers were asked about excerpts, and what the classifier learnt to answer for them. */

import { matters } from '#content/programme/matters.ts'

/** Whose words these are worth: only this business can say it, anybody could, it is about the world, or it is no text. */
export const classes = ['particular', 'generic', 'world', 'leftover', 'stale', 'others'] as const
export type Class = (typeof classes)[number]

/** Yes or no: worth a listener's time, fit to open with, says who they are, stands alone. */
const verdicts = ['worth', 'opens', 'introduces', 'alone'] as const
export const heads = [...classes, ...matters, ...verdicts] as const
export type Head = (typeof heads)[number]

/** From 0 to 1, how sure it is. */
export type Marks = Readonly<Record<Head, number>>
