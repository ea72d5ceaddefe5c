import { questionParts } from '#content/questionnaire.ts'
import type { HoldUp } from '#domain/hold-ups.ts'
import { paths } from './paths.ts'

/** Where its client settles it. */
export function pathOfHoldUp(what: HoldUp | undefined, clientId: string, showId: string): string {
  if (what === 'questions') return paths.portalQuestions(clientId, showId, questionParts[0])
  if (what === 'days') return paths.portalCalendar(clientId)
  if (what === 'draft') return paths.portalDraft(clientId, showId)
  return what === 'material' || what === 'scarce'
    ? paths.portalMaterial(clientId, showId)
    : paths.portalClient(clientId)
}
