import { type AimFault, type AimField, type AimState, aimLimits } from '#domain/aim.ts'
import type { Effect } from '#domain/material.ts'

const {
  leastMinutes,
  mostMinutes,
  leastTextWords,
  leastTextWordsBeside,
  mostTextCharacters,
  mostNoteCharacters,
  mostTopicCharacters,
  mostPages,
} = aimLimits

const passages = (count: number) => (count === 1 ? 'one passage' : `${count} passages`)
const speaks = (count: number) => (count === 1 ? 'One passage speaks' : `${count} passages speak`)
const heard = (count: number) =>
  count === 0 ? 'none is heard' : count === 1 ? 'one is heard' : `${count} are heard`

/** What an episode is told from and about: fields of two screens, and what came of them. */
export const aim = {
  fields: {
    topic: 'Topic',
    note: 'Note',
    pages: 'Pages to tell from',
    text: 'Pasted text',
    minutes: 'Length in minutes',
    again: 'Tell again what earlier episodes have told',
  } satisfies Record<AimField, string>,
  hints: {
    topic:
      'What the episode is about, in the words of the website, such as: wedding cakes. Empty: all of it.',
    note: 'What must not be missed, and what is to be left out: “Mention the old oven. Do not mention prices.” What the website says of it comes first, or is not read. For operators only.',
    pages: `Addresses of this website, one a line, at most ${mostPages}. More is read from them than from others.`,
    text: `Beside the website, or in its place: then at least ${leastTextWords} words and a name. A blank line ends a paragraph; a short line alone is a heading. It is shown as what the client has sent.`,
    minutes: `From ${leastMinutes} to ${mostMinutes}. Empty: as long as what there is to tell; it never becomes longer than that.`,
    again: 'Otherwise each episode of a business is another one.',
  } satisfies Record<AimField, string>,
  faults: {
    topic: {
      invalid: 'A topic is one line of words.',
      'too-long': `At most ${mostTopicCharacters} characters.`,
    },
    note: { 'too-long': `At most ${mostNoteCharacters.toLocaleString('en')} characters.` },
    pages: {
      invalid: 'One of these is no address of a page.',
      elsewhere: 'One of these is on another website: paste its text instead.',
      'too-many': `At most ${mostPages} pages.`,
      'needs-website': 'A text has no pages: enter the website, too.',
    },
    text: {
      'too-short': `A text alone needs at least ${leastTextWords} words to rest on, and beside a website ${leastTextWordsBeside}.`,
      'too-long': `At most ${mostTextCharacters.toLocaleString('en')} characters.`,
    },
    minutes: { 'out-of-range': `Enter a whole number from ${leastMinutes} to ${mostMinutes}, or nothing.` },
    again: {},
  } satisfies Record<AimField, Partial<Record<AimFault, string>>>,
  screen: {
    link: 'What it is told from',
    heading: 'What it is told from',
    back: 'Back to the desk',
    source: 'Told from',
    effects: 'What came of it',
    noEffects: 'Nobody has asked for anything: it is told as the website gives.',
    unplanned: 'It is not written yet. What came of topic, note and pages stands here as soon as it is.',
    length: (wished: number | null, seconds: number) =>
      wished === null
        ? `About ${lengthOf(seconds)}, as the material gives.`
        : seconds < wished * 60 - 30
          ? `About ${lengthOf(seconds)}: there is no more to tell, and ${wished === 1 ? 'one minute was' : `${wished} minutes were`} asked for.`
          : `About ${lengthOf(seconds)}, as ${wished === 1 ? 'one minute was' : `${wished} minutes were`} asked for.`,
    effect: effectWords,
    form: 'Change it',
    lead: 'The website is read again and the episode is written and spoken anew.',
    button: 'Tell it so',
    done: 'Kept. The website is read again.',
    notEntered: 'Nothing was changed: look at the fields marked below.',
    states: {
      open: '',
      'at-work': 'It is being made. This can be changed when it waits for you.',
      edited: 'The script was changed by hand: telling it anew would lose that.',
      wished: 'Whoever asked has chosen what is heard: that is theirs to change.',
      out: 'It has been sent. What else there is to tell becomes an episode of its own: enter a new request.',
      ended: 'Nothing is made of it any more.',
    } satisfies Record<AimState, string>,
  },
} as const

const lengthOf = (seconds: number) =>
  seconds < 90 ? `${seconds} seconds` : `${Math.round(seconds / 30) / 2} minutes`

function effectWords(effect: Effect): string {
  switch (effect.of) {
    case 'topic':
      return effect.found === 0
        ? `Topic “${effect.said}”: nothing that can be read aloud speaks of it.`
        : `Topic “${effect.said}”: ${speaks(effect.found)} of it, ${heard(effect.heard)}.`
    case 'wish':
      return effect.found === 0
        ? `Note “${effect.said}”: nothing that can be read aloud speaks of it, so it changed nothing.`
        : `Note “${effect.said}”: ${speaks(effect.found)} of it, ${heard(effect.heard)}.`
    case 'left-out':
      return effect.found === 0
        ? `Note “${effect.said}”: nothing speaks of it.`
        : `Note “${effect.said}”: ${passages(effect.found)} left out.`
    case 'source':
      return effect.found === 0
        ? 'nothing on it can be read aloud.'
        : `${passages(effect.found)} can be read aloud, ${heard(effect.heard)}.`
    case 'told-before':
      return `“${effect.title}” of ${effect.on} has told ${passages(effect.found)} of it: not told again.`
  }
}
