import type { Deed, DeskState } from '#domain/desk.ts'
import type { Puzzle } from '#domain/draft/puzzles.ts'
import type { Speaker } from '#domain/script.ts'

const states: Record<DeskState, string> = {
  unwritten: 'Not written yet',
  rewriting: 'Being written again',
  making: 'Being made',
  waiting: 'Waits for the world outside',
  awaiting: 'Waits for approval',
  leaving: 'Approved',
  'with-client': 'With the client',
  held: 'Held',
  published: 'Sent',
  failed: 'Ended without an episode',
  stopped: 'Stopped by the person who asked',
}

const deeds: Record<Deed, string> = {
  edit: 'Change the script',
  remake: 'Make the changed episode',
  approve: 'Approve and send',
  'take-back': 'Take it back',
  hold: 'Hold',
  release: 'Release',
  reject: 'Reject',
  'send-again': 'Send the e-mail again',
}

/** Why a sentence makes no sense where it stands now. */
const puzzles: Record<Puzzle, string> = {
  'question-without-answer': 'Nobody answers this question.',
  'answer-without-question': 'This answers a question that nobody asks.',
  'announces-nothing': 'Nothing is read after this line.',
  'points-at-nothing': 'This means something that has not been said before it.',
  'said-twice': 'This has been said before.',
  'no-opening': 'The episode has no beginning any more.',
  'no-ending': 'The episode has no end any more.',
  'no-disclosure': 'Nobody says at the beginning that the voices are artificial.',
}

/** What the episode desk says. */
export const desk = {
  about: 'About this episode',
  cover: 'Cover of this episode',
  head: (title: string) => `${title}: desk`,
  board: 'Board',
  states,
  deeds,
  approveForClient: 'Approve for the client',
  due: (clock: string, distance: string) => `Promised by ${clock}, ${distance}`,
  approvedBy: (who: string, when: string) => `Approved by ${who}, ${when}`,
  approvedByLine: (when: string) => `Went out without being asked for, ${when}`,
  leaving: {
    text: (seconds: number) =>
      seconds > 0
        ? `Nothing is out yet. It goes in ${seconds} s, also if you close this page.`
        : 'It is on its way.',
  },
  empty: {
    heading: 'There is no script yet',
    text: 'The website is being read or the script is being written. This page shows it as soon as it is there.',
  },
  rewriting:
    'You see it as it was. The new script takes its place when it is there; if none comes, this one stays.',
  failed: 'Nothing of it goes out any more. The board can begin it again.',
  /** What whoever asked has changed by their own link. */
  wished: {
    title: (day: string) => `Changed by whoever asked, ${day}`,
    asWeChose: 'They have left the choice to us.',
    chose: (count: number) => `They chose ${count} passages.`,
    changed: (count: number, added: number, left: number) =>
      `They chose ${count} passages: ${added} new since the time before, ${left} taken out.`,
    isNew: 'new',
    isGone: 'taken back',
    labels: { name: 'Name', telephone: 'Telephone', hours: 'Hours', sentence: 'What they do' },
  },
  transcript: 'Transcript',
  speakers: { host: 'Host', guest: 'Guest', reader: 'The website', customer: 'A customer' } satisfies Record<
    Speaker,
    string
  >,
  marks: {
    fresh: 'changed since it was recorded',
    unsupported: 'no source',
    puzzle: 'makes no sense here',
    misheard: 'sounds like something else',
    bridge: 'states nothing',
  },
  puzzles,
  puzzled: (count: number) =>
    `${count === 1 ? 'One sentence makes' : `${count} sentences make`} no sense any more since the script was changed. Mend ${count === 1 ? 'it' : 'them'} before it goes out: n goes there.`,
  unread:
    'Nobody who speaks this language has read the writer’s scripts yet. Have somebody who does read this one.',
  passage: {
    heading: 'This passage',
    text: 'Read word for word from the website. You choose what is read; nobody types it.',
    whole: 'Read these sentences',
    cut: 'Keep these sentences',
    another: 'Choose another passage',
    up: 'Move it up',
    down: 'Move it down',
    leaveOut: 'Leave it out',
    putIn: 'Put in a passage after it',
    all: 'What was read, and what was left out',
    lost: 'These words are not found on the website as it was read. The passage can be moved, left out or exchanged.',
  },
  counts: (sentences: number, unsupported: number, fresh: number, puzzled: number) =>
    [
      `${sentences} sentences`,
      unsupported === 0 ? 'every claim has a source' : `${unsupported} without a source`,
      ...(puzzled > 0 ? [`${puzzled} without sense`] : []),
      ...(fresh > 0 ? [`${fresh} to be recorded again`] : []),
    ].join(' · '),
  player: {
    label: 'Player',
    play: 'Play from here',
    pause: 'Pause',
    place: (at: number, of: number) => `Sentence ${at} of ${of}`,
    fresh: 'You hear the changed sentence by itself; the music comes when the episode is made again.',
    none: 'There is nothing to hear yet.',
    trouble: (reason: string) => `This sentence cannot be heard: ${reason}`,
  },
  sentence: {
    heading: 'This sentence',
    text: 'Text',
    save: 'Keep and hear it',
    speaker: (other: string) => `Give it to the ${other.toLowerCase()}`,
    drop: 'Drop it',
    vouch: 'I vouch for it',
    misheard: (heard: string) =>
      heard
        ? `The recogniser heard something else, twice: “${heard}”. Listen to it before it goes out.`
        : 'The recogniser heard nothing, twice. Listen to it before it goes out.',
    add: 'Add one after it',
    addText: 'What is said after it',
    addKeep: 'Add and hear it',
    sources: (count: number) => (count === 1 ? 'What it rests on' : `What it rests on: ${count} passages`),
    kept: 'Kept.',
  },
  say: {
    heading: 'How names are said',
    name: 'As it is written',
    said: 'As it is said',
    keep: 'Keep',
    forget: (name: string) => `Say ${name} as it is written`,
    none: 'Every name is said as it is written.',
  },
  whose: { label: 'Whose it is', nobody: 'Nobody’s', give: 'Give it', given: 'Kept.' },
  history: {
    heading: 'What was changed',
    none: 'Nobody has changed anything.',
    compare: 'Compare versions',
    undo: 'Undo my last change',
    nobody: 'Somebody who has left',
    isUndo: 'taken back',
    isMade: 'The episode has everything up to here.',
  },
  kinds: {
    say: 'Changed a sentence',
    speak: 'Gave a sentence to the other voice',
    vouch: 'Vouched for a sentence',
    drop: 'Dropped a sentence',
    add: 'Added a sentence',
    retitle: 'Changed the title',
    'retitle-chapter': 'Changed a chapter’s title',
    pronounce: 'Changed how a name is said',
    cast: 'Changed a voice',
    theme: 'Changed the music',
    cover: 'Changed the cover',
    read: 'Chose what is read',
    move: 'Moved a passage',
  },
  versions: {
    heading: 'Compare two versions',
    from: 'From version',
    to: 'to version',
    show: 'Compare',
    first: '0: as the line wrote it',
    name: (number: number, who: string, when: string) => `${number}: ${who}, ${when}`,
    same: 'There is no difference.',
    back: 'Back to the desk',
    what: {
      title: 'Title',
      theme: 'Music',
      cover: 'Cover',
      chapter: 'Chapter',
      voice: 'Voice',
      pronunciation: 'How it is said',
    },
    was: 'Before',
    is: 'After',
    added: 'Added',
    dropped: 'Dropped',
  },
  reject: {
    heading: 'Reject this episode',
    text: 'No episode comes of it. The person who asked gets an e-mail with these words:',
    reason: 'Reason, for the person who asked',
    button: 'Reject it and write to them',
  },
  unmade: 'There are changes that are not in the sound yet.',
  unsupported: (count: number) =>
    `${count === 1 ? 'One sentence rests' : `${count} sentences rest`} on nothing that the website says. Change or drop ${count === 1 ? 'it' : 'them'} before it goes out.`,
  answers: {
    kept: 'Kept.',
    undone: 'Taken back.',
    gone: 'Somebody has dropped this sentence or exchanged its passage meanwhile. Nothing was changed.',
    last: 'An episode says something: its last sentence stays.',
    quotation:
      'What is read aloud stands on the website. It can be exchanged, cut, moved or left out, but not written.',
    refused: (reason: string) => `Not kept. ${reason}`,
    edge: 'It has come as far as it goes.',
    none: 'Choose at least one sentence.',
    'not-now': 'This is not possible at this point any more.',
    'nothing-to-undo': 'You have changed nothing that could be undone.',
    changed: (who: string, is: string) =>
      `${who} was faster. It says now: “${is}” What you have written still stands in its field; keep it again to replace theirs.`,
    somebody: 'Somebody',
    done: 'Done.',
    approve: 'Approved. It goes out in five seconds, unless you take it back.',
    'take-back': 'Taken back. Nothing has gone out.',
    late: 'Nothing happened: somebody was faster, or the line has gone on.',
    invalid: 'This cannot be kept.',
    unsupported:
      'It says something that the website does not say, or that makes no sense. Change or drop that first.',
    reason: 'Say why, in 10 to 500 characters.',
  },
  keys: {
    heading: 'Keys',
    open: 'Keys',
    close: 'Close',
    list: [
      ['j', 'next sentence'],
      ['k', 'sentence before'],
      ['Space', 'play from here, or pause'],
      ['e', 'change the text'],
      ['Ctrl Enter', 'keep what is written'],
      ['Esc', 'leave the field'],
      ['s', 'give it to the other speaker'],
      ['a', 'add a sentence after it'],
      ['d', 'drop it, or leave the passage out'],
      ['c', 'choose another passage'],
      ['i', 'put in a passage after it'],
      ['[ ]', 'move the passage up, down'],
      ['w', 'choose which of its sentences are read'],
      ['u', 'undo my last change, or take the approval back'],
      ['m', 'make the changed episode'],
      ['Shift A', 'approve and send'],
      ['h', 'hold, or release'],
      ['b', 'back to the board'],
      ['n', 'next sentence without a source or sense'],
      ['?', 'show these keys'],
    ],
  },
} as const
