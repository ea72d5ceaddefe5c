import { brandIn } from '#content/brand.ts'
import type { Settings } from '#domain/read-setting.ts'

type BrowserNote = {
  /** Its name in the browser. */
  term: string
  place: 'local storage' | 'session storage' | 'history of the tab'
  text: string
}

/** All that public pages leave in a browser; a test walks them and compares. */
export function browserNotes(settings: Settings): readonly BrowserNote[] {
  const { storagePrefix } = brandIn(settings)
  return [
    {
      term: 'podcast-website',
      place: 'local storage',
      text: 'The website you typed into the free-episode form, so that it is still there in the next step or after a reload. Removed when you start another request.',
    },
    {
      term: 'podcastRequest',
      place: 'history of the tab',
      text: 'After you have sent that form: the website, a random key to its progress, whether it was taken, and a number made from your e-mail address by which a second try is told from a new request. The address itself is not kept. Removed when you start another request or open the form anew; otherwise it goes with the tab.',
    },
    {
      term: `${storagePrefix}-guide-timer`,
      place: 'local storage',
      text: 'On the guide’s page: the price stage, the seconds left in it and the moment of saving, so that a reload does not change your price.',
    },
    {
      term: `${storagePrefix}-guide-countdown`,
      place: 'session storage',
      text: 'Only if you hide or show the countdown there: that choice. It goes when you close the tab.',
    },
    {
      term: 'sample',
      place: 'session storage',
      text: 'Only if you play a sample and go on to another page: which sample, how far you have heard it and whether it was playing, so that it goes on there. It goes when you close the player or the tab.',
    },
    {
      term: 'stale',
      place: 'session storage',
      text: 'Only if a page of ours was older than our server and loaded itself anew: which file was missing, so that it does so once. It goes when you close the tab.',
    },
  ]
}
