import { brand } from '#content/brand.ts'
import { retention, periodInWords as time } from '#domain/retention.ts'
import type { LegalSection } from './legal-document.ts'

const { operator, storagePrefix } = brand

/** Everybody who opens the site, asks for a sample or books a call. */
export const privacyOfVisits: readonly LegalSection[] = [
  {
    id: 'controller',
    title: 'Who is responsible',
    blocks: [
      `The controller is ${operator.company}, ${operator.street}, ${operator.postalCode} ${operator.city}, ${operator.country}. For anything on this page, write to ${operator.email} or call ${operator.phone}.`,
      'The law does not oblige us to name a data protection officer; questions about data go to the managing director.',
    ],
  },
  {
    id: 'summary',
    title: 'In short',
    blocks: [
      {
        list: [
          'Public pages set no cookies and contain no analytics, no advertising and no fonts from elsewhere.',
          'A free-episode request needs a website and an e-mail address, and both serve that one episode and its e-mail.',
          'The calendar on the contact page is the only part of this site that another company delivers.',
          'Nobody is profiled, and no decision about you is left to a machine alone (Art. 22 GDPR).',
        ],
      },
    ],
  },
  {
    id: 'server-logs',
    title: 'Opening a page',
    blocks: [
      'Your browser sends its IP address, the time, the address requested, the page you came from and its own name and version. Without this no page could be delivered.',
      `We log these requests to keep the site running and to fend off attacks (Art. 6 (1) (f) GDPR) and delete the logs after ${time(retention.serverLogs)}, unless an attack is still being investigated.`,
    ],
  },
  {
    id: 'storage',
    title: 'What your browser keeps for us',
    blocks: [
      'Three notes in the storage of your browser make functions work that you use (§ 25 (2) no. 2 TDDDG, Art. 6 (1) (b) GDPR). They stay on your device until they are removed as described, or until you clear the site’s data.',
      {
        details: [
          {
            term: 'podcast-website',
            text: 'The website you typed into the free-episode form, so that it is still there in the next step or after a reload. Removed when you start another request.',
          },
          {
            term: `${storagePrefix}-guide-timer`,
            text: 'On the guide’s page: the price stage, the seconds left in it and the moment of saving, so that a reload does not change your price.',
          },
          {
            term: `${storagePrefix}-guide-countdown`,
            text: 'Only if you hide or show the countdown there: that choice. It is kept in the session storage and goes when you close the tab.',
          },
        ],
      },
    ],
  },
  {
    id: 'sample',
    title: 'Asking for a free episode',
    blocks: [
      'We process the website and the e-mail address that you enter, the time, the page of ours on which you asked, and a shortened IP address as proof and against abuse.',
      'From public pages of that website we write one episode, have it spoken, and send it to you in one e-mail. The confirmation shows how far the work has come. This is what you asked for (Art. 6 (1) (b) GDPR); guarding against abuse is our legitimate interest (Art. 6 (1) (f) GDPR).',
      'You are not put on a newsletter. We write again only if you answer.',
      `If somebody else entered your address, tell us: we delete it and block further requests for it. Requests that lead to no episode are deleted after ${time(retention.endedRequests)}.`,
    ],
  },
  {
    id: 'scheduling',
    title: 'Booking a consultation',
    blocks: [
      'The contact page can show the calendar of a scheduling service, which is named beside it. It is loaded when you open the page or, where the operator has chosen so, only after you press a button; either way the service then receives your IP address and may set cookies of its own inside its frame.',
      'Loading on opening rests on our interest in a booking that takes one step (Art. 6 (1) (f) GDPR), loading by button on your consent (Art. 6 (1) (a) GDPR, § 25 (1) TDDDG), which you take back by leaving the page. You can avoid both by writing an e-mail instead.',
      `What you enter there (name, e-mail address, time, notes) reaches us and prepares a possible contract (Art. 6 (1) (b) GDPR). If none follows, we delete it ${time(retention.endedRequests)} after the call. We do not record calls.`,
    ],
  },
  {
    id: 'email',
    title: 'Writing to us',
    blocks: [
      `We keep your message for as long as it takes to deal with it and for ${time(retention.endedRequests)} afterward, longer only where it belongs to a contract (Art. 6 (1) (b) and (f) GDPR).`,
    ],
  },
]
