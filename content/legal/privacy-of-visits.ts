import { operatorIn } from '#content/operator.ts'
import { inWords } from '#domain/language/number-words.ts'
import type { Settings } from '#domain/read-setting.ts'
import { retention, periodInWords as time } from '#domain/retention.ts'
import { browserNotes } from './browser-notes.ts'
import type { LegalSection } from './legal-document.ts'

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Everybody who opens the site, asks for a sample or books a call. */
export function privacyOfVisits(settings: Settings): readonly LegalSection[] {
  const operator = operatorIn(settings)
  const notes = browserNotes(settings)
  return [
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
            'Public pages set no cookies (the studio, for our own people, does) and contain no analytics, no advertising and no fonts from elsewhere.',
            'A free-episode request needs a website and an e-mail address, and both serve that one episode and the letters about it.',
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
        'Your browser sends its IP address, the address requested, the page you came from and its own name and version. Without this no page could be delivered.',
        `This software writes down the time, the address requested and how it was answered, without your IP address. The web server in front of it may also write down IP address, browser and the page you came from. Both keep the site running and fend off attacks (Art. 6 (1) (f) GDPR) and are deleted after ${time(retention.serverLogs)}, unless an attack is still being investigated.`,
      ],
    },
    {
      id: 'storage',
      title: 'What your browser keeps for us',
      blocks: [
        `${capitalized(inWords(notes.length))} notes in your browser make functions work that you use (§ 25 (2) no. 2 TDDDG, Art. 6 (1) (b) GDPR). They stay on your device until they are removed as described, or until you clear the site’s data.`,
        {
          details: notes.map(({ term, place, text }) => ({ term, text: `In the ${place}. ${text}` })),
        },
      ],
    },
    {
      id: 'listening',
      title: 'Listening to a show',
      blocks: [
        `When your app or browser fetches an episode of a show, we count it for the business whose show it is (Art. 6 (1) (f) GDPR). Your IP address and the name of the program are turned into a number by a secret of that day. We keep the number with the part of the episode that you received, the app and the kind of device; the address is not kept. The secret is destroyed after two days, and then nobody can lead a number back to you. The numbers are deleted when the third day is over; only sums stay.`,
      ],
    },
    {
      id: 'sample',
      title: 'Asking for a free episode',
      blocks: [
        'We process the website and the e-mail address that you enter, the time, and which of our two forms you used. So that nobody asks without end, your IP address and your e-mail address are counted as fingerprints that cannot be turned back without a key of ours.',
        'From public pages of that website we write one episode and have it spoken. This is what you asked for (Art. 6 (1) (b) GDPR); guarding against abuse is our legitimate interest (Art. 6 (1) (f) GDPR).',
        'You get two e-mails: a confirmation at once, and a second one with the link to the episode. If no episode can be made, the second one says so instead. If we correct an episode or can make it after all, you get its link once more. The page on which you asked shows how far the work has come.',
        'You are not put on a newsletter. We write for other reasons only if you answer. Every letter has a link that ends the work and all further mail, and the one with the episode a link that deletes it and what we keep about you.',
        `If somebody else entered your address, the link in the letter is enough: we write no more to it, whoever asks. Requests that lead to no episode are deleted after ${time(retention.endedRequests)}.`,
      ],
    },
    {
      id: 'scheduling',
      title: 'Booking a consultation',
      blocks: [
        'The contact page can show the calendar of a scheduling service, which is named beside it. It is loaded when you open the page or, where the operator has chosen so, only after you press a button; either way the service then receives your IP address and may set cookies of its own inside its frame.',
        'Loading on opening rests on our interest in a booking that takes one step (Art. 6 (1) (f) GDPR), loading by button on your consent (Art. 6 (1) (a) GDPR, § 25 (1) TDDDG), which you take back by leaving the page. You can avoid both by writing an e-mail instead.',
        `Where no calendar is connected, a form takes three times that you propose, with your name, e-mail address, website and a note. They reach nobody but us and prepare a possible contract (Art. 6 (1) (b) GDPR). A fingerprint of your address on the net limits how often it can be sent; all of it is deleted ${time(retention.proposedCalls)} after the last of these times or our answer.`,
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
}
