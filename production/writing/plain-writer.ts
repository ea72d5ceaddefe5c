import type { Writer } from '#vendors/writers/writer.ts'
import { writeScript } from './write-script.ts'

/** Works with no account: the same website gives the same script. */
export const plainWriter: Writer = {
  name: 'plain',
  write: async (reading, plan) => ({ outcome: 'written', script: writeScript(reading, plan) }),
}
