import { bed } from './bed.ts'
import type { ScorePart } from './notation.ts'
import { opening } from './opening.ts'
import { signOff } from './sign-off.ts'
import { theme } from './theme.ts'

export const score: readonly ScorePart[] = [opening, theme, bed, signOff]

export const scoreSeconds = 45
