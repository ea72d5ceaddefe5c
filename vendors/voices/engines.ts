/** The list of engines is the folder: one that has a `vendor.ts` is an engine, and `SPEECH` is set to its name. */
import type { Engine } from '#domain/voice.ts'
import { vendorsIn } from '#vendors/vendors-in.ts'
import type { VoiceVendor } from './vendor.ts'

export const engines: ReadonlyMap<Engine, VoiceVendor> = await vendorsIn(import.meta.dirname)
