/** Who plays, and where they sit. */

import { bells } from './instruments/bells.ts'
import { pad } from './instruments/pad.ts'
import { breath, kick, rim, shaker } from './instruments/percussion.ts'
import { bass, guitar, harp } from './instruments/strings.ts'
import type { MixingDesk } from './mixing-desk.ts'
import { hits, notes, type PlayPart } from './performance.ts'

export const band = (desk: MixingDesk): PlayPart[] => [
  notes((part) => part.bells, bells, desk.channel({ distance: 'far', gain: -12, toEcho: -16 })),
  notes((part) => part.melody, guitar, desk.channel({ distance: 'near', gain: -5, pan: 0.02, toEcho: -15 })),
  notes((part) => part.harp, harp, desk.channel({ distance: 'far', gain: -10, pan: -0.12 })),
  notes((part) => part.bass, bass, desk.channel({ distance: 'close', gain: -10.5 })),
  notes((part) => part.pad, pad, desk.channel({ distance: 'far', gain: -20 })),
  hits((part) => part.kick, kick, desk.channel({ distance: 'close', gain: -12 })),
  hits((part) => part.rim, rim, desk.channel({ distance: 'near', gain: -7, pan: 0.15 })),
  hits((part) => part.shaker, shaker, desk.channel({ distance: 'near', gain: -9, pan: -0.22 })),
  hits((part) => part.breath, breath, desk.channel({ distance: 'far', gain: -19 })),
]
