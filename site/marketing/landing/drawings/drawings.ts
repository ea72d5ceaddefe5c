import type { ComponentType } from 'react'
import type { LandingLook } from '#content/landing/landing-page.ts'
import type { DrawingProps } from './drawing.tsx'
import { LongCycle } from './long-cycle.tsx'
import { AdAndShift, NameTag, Sources } from './marked.tsx'
import { Audience, FortyEightHours, Keyhole } from './radial.tsx'
import { Gates, OneAgainstTheRow } from './wide.tsx'

/** All made of the page's own sample or of figures that the page says; what the bars do is its argument. */
export const drawings: Record<LandingLook['drawing'], ComponentType<DrawingProps>> = {
  audience: Audience,
  gates: Gates,
  keyhole: Keyhole,
  'one-against-the-row': OneAgainstTheRow,
  'ad-and-shift': AdAndShift,
  'name-tag': NameTag,
  'long-cycle': LongCycle,
  sources: Sources,
  'forty-eight-hours': FortyEightHours,
}
