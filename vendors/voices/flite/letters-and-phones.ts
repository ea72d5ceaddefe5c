/** How English letters tend to sound, as far as telling where one word ends needs it. */
const sounds: Record<string, string> = {
  a: 'ae ey aa ao ax ah eh ih',
  b: 'b',
  c: 'k s ch sh',
  d: 'd jh t',
  e: 'eh iy ih ax er ey ah',
  f: 'f v',
  g: 'g jh zh f ng',
  h: 'hh',
  i: 'ih ay iy ax y er ah',
  j: 'jh zh y hh',
  k: 'k',
  l: 'l',
  m: 'm',
  n: 'n ng',
  o: 'aa ow ao ah ax uw uh aw oy w',
  p: 'p f',
  q: 'k',
  r: 'r er',
  s: 's z sh zh',
  t: 't th dh ch sh d',
  u: 'ah uw uh ax ih y w er',
  v: 'v f',
  w: 'w uw v',
  x: 'k z g s',
  y: 'y iy ih ay ax',
  z: 'z s zh t',
}
const likely = new Map(Object.entries(sounds).map(([letter, phones]) => [letter, new Set(phones.split(' '))]))

const isVowel = (sound: string) => /^[aeiou]/.test(sound)

/** What it costs to believe that this letter is heard as this phone. */
export function costOfHearing(letter: string, phone: string) {
  if (likely.get(letter)?.has(phone)) return 0
  return isVowel(letter) && isVowel(phone) ? 0.4 : 2
}

/** An e or an h is often mute, other vowels sometimes; a consonant only beside its like. */
export function costOfSilence(letter: string) {
  if (letter === 'e' || letter === 'h') return 0.3
  return isVowel(letter) ? 0.6 : 0.8
}

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** The letters of a word, a digit spelled out: 1998 is not said so, but what is said lies where its letters are. */
export const lettersOfWord = (word: string) =>
  word
    .toLowerCase()
    .replace(/\d/g, (digit) => digits[Number(digit)] ?? '')
    .replace(/[^a-z]/g, '')
