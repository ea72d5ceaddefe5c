import { useLayoutEffect, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createPodcast } from '#content/create-podcast.ts'
import { checkEmail } from '#domain/email-address.ts'
import { checkWebsite } from '#domain/website-address.ts'
import type { ToastMessage } from '#site/ui/toast.tsx'
import {
  forgetRequest,
  forgetWebsite,
  isWebsiteGone,
  keepRequest,
  keepWebsite,
  takeWebsiteOutOfAddress,
  ticketOf,
} from './browser-notes.ts'
import { firstEvents } from './first-events.ts'
import { makeTicket, type RequestSource, sendRequest } from './send-request.ts'
import { beginning, type EpisodeRequest, type WizardEvent, wizardAfter } from './wizard-state.ts'

type Messages = { announce: (message: Omit<ToastMessage, 'id'>) => void; clear: () => void }

const { toasts } = createPodcast
/** The check takes no time; for this long the button says so, and the wave spreads out. */
const processingMilliseconds = 200

/** The wizard's state and what a visitor can do to it. */
export function useWizard(source: RequestSource | undefined, { announce, clear }: Messages) {
  const [wizard, happen] = useReducer(wizardAfter, beginning)
  const place = useRef<HTMLDivElement>(null)
  const isBusy = useRef(false)

  useLayoutEffect(() => {
    for (const event of firstEvents()) happen(event)
  }, [])

  /** Focus follows at once: to the field that is wrong, or to the heading of the new step. */
  const move = (event: WizardEvent, target: 'h2' | 'input') => {
    flushSync(() => happen(event))
    const element = place.current?.querySelector<HTMLElement>(target)
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' }) // with the room around it that the stylesheet asks for
  }

  /** Keys that are held down and fingers that tap twice start one thing, not twenty. */
  const once = async (work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    clear()
    await work().finally(() => {
      isBusy.current = false
    })
  }

  const enterWebsite = (text: string) =>
    once(async () => {
      const check = checkWebsite(text)
      if (!check.ok) {
        move({ what: 'website-refused', website: text, fault: check.fault }, 'input')
        if (check.fault !== 'missing') announce(toasts.invalidWebsite)
        return
      }
      happen({ what: 'website-accepted', website: check.website })
      await new Promise((resolve) => setTimeout(resolve, processingMilliseconds))
      const isKept = keepWebsite(check.website)
      takeWebsiteOutOfAddress()
      move({ what: 'website-captured', isKept }, 'h2')
      announce(toasts.captured)
    })

  const enterEmail = (text: string) =>
    once(async () => {
      if (wizard.at !== 'email') return
      const email = checkEmail(text)
      if (!email) return move({ what: 'email-refused', email: text }, 'input')
      if (wizard.isKept && isWebsiteGone()) {
        move({ what: 'website-lost', email }, 'h2')
        return announce(toasts.noWebsite)
      }
      happen({ what: 'sending', email })
      const request = requestFor(wizard.website, email)
      keepRequest(request, false)
      if (!(await sendRequest(request, source))) {
        happen({ what: 'failed' })
        return announce(toasts.notSubmitted)
      }
      keepRequest(request, true)
      move({ what: 'accepted', request }, 'h2')
      announce(toasts.submitted)
    })

  const goBack = (email: string) => {
    if (isBusy.current) return
    clear()
    move({ what: 'went-back', email }, 'h2')
  }

  const startAnew = () => {
    clear()
    forgetWebsite()
    forgetRequest()
    move({ what: 'reset' }, 'h2')
  }

  return { wizard, place, enterWebsite, enterEmail, goBack, startAnew }
}

/** A second try of the same request carries the same ticket: when only the answer was lost, one row is made. */
function requestFor(website: string, email: string): EpisodeRequest {
  return { website, email, ticket: ticketOf(website, email) ?? makeTicket() }
}
