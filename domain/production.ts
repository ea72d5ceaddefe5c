import type { ProgressLine } from './request.ts'

/** How an episode is made, in this order. Each step is finished once, and a kill costs at most the step under way. */
export const steps = [
  'read-website',
  'plan',
  'write-script',
  'check-facts',
  'await-script',
  'record-voices',
  'master',
  'illustrate',
  'await-approval',
  'await-episode',
  'publish',
  'mail',
] as const

export type Step = (typeof steps)[number]

/** What a worker makes; the letter goes its own way, because mail must not wait behind episodes. */
export type MadeStep = Exclude<Step, 'mail'>
export const madeSteps = steps.filter((step): step is MadeStep => step !== 'mail')

/** What has to be made again when whoever asked wants to hear something else. */
export const stepsOfScript = madeSteps.slice(madeSteps.indexOf('plan'))

/** What has to be made again when operators want it written otherwise. */
export const stepsOfWriting = madeSteps.slice(madeSteps.indexOf('write-script'))

/** What has to be made again when operators have changed the script: a client decides about other words anew. */
export const stepsOfSound = madeSteps.slice(madeSteps.indexOf('await-script'))

/** Which of the visitor's four lines comes true when a step is finished. */
export const lineAfter: Partial<Record<Step, ProgressLine>> = {
  'read-website': 'website',
  'check-facts': 'content',
  master: 'voice',
  mail: 'email',
}

/** Why a production ended, where whoever asked can do nothing about it. */
export const isOurTrouble = (code: string) => code === 'our-trouble' || code === 'too-long'
