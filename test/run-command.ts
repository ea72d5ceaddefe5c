import { exec } from 'node:child_process'

export type Tally = { passed: number; failed: number }

/** Types or lint count as one test. */
export const tally = (passed: boolean): Tally =>
  passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

export const runCommand = (command: string) =>
  new Promise<{ passed: boolean; output: string }>((resolve) => {
    exec(command, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve({ passed: error === null, output: stdout + stderr }),
    )
  })
