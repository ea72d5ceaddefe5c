/** One key for the forms of a word: bakes, baked, baking → bak. Comparatives stay apart: fresh is not freshest. */

const irregular = new Map(
  `be is are was were been being am
  have has had having
  do does did done doing
  go goes went gone going
  make made making makes
  take took taken taking takes
  give gave given giving gives
  get got gotten getting gets
  come came coming comes
  run ran running runs
  begin began begun beginning begins
  grow grew grown growing grows
  know knew known knowing knows
  keep kept keeping keeps
  hold held holding holds
  sell sold selling sells
  buy bought buying buys
  bring brought bringing brings
  teach taught teaching teaches
  think thought thinking thinks
  find found finding finds
  build built building builds
  send sent sending sends
  spend spent spending spends
  lend lent lending lends
  pay paid paying pays
  say said saying says
  tell told telling tells
  leave left leaving leaves
  lose lost losing loses
  win won winning wins
  write wrote written writing writes
  drive drove driven driving drives
  speak spoke spoken speaking speaks
  choose chose chosen choosing chooses
  rise rose risen rising rises
  eat ate eaten eating eats
  see saw seen seeing sees
  meet met meeting meets
  feed fed feeding feeds
  lead led leading leads
  read reading reads
  mean meant meaning means
  feel felt feeling feels
  stand stood standing stands
  understand understood understanding understands
  break broke broken breaking breaks
  wear wore worn wearing wears
  draw drew drawn drawing draws
  fly flew flown flying flies
  catch caught catching catches
  fall fell fallen falling falls
  become became becoming becomes
  hear heard hearing hears
  hang hung hanging hangs
  ring rang rung ringing rings
  swim swam swum swimming swims
  sing sang sung singing sings
  sleep slept sleeping sleeps
  ride rode ridden riding rides
  throw threw thrown throwing throws
  forget forgot forgotten forgetting forgets
  shake shook shaken shaking shakes
  steal stole stolen stealing steals
  wake woke woken waking wakes
  freeze froze frozen freezing freezes
  withdraw withdrew withdrawn withdrawing withdraws
  swear swore sworn swearing swears
  tear tore torn tearing tears
  bite bit bitten biting bites
  hide hid hidden hiding hides
  strike struck striking strikes
  stick stuck sticking sticks
  fight fought fighting fights
  seek sought seeking seeks
  shoot shot shooting shoots
  dig dug digging digs
  deal dealt dealing deals
  grind grinding grinds
  child children
  man men
  woman women
  person people
  foot feet
  loaf loaves
  knife knives
  shelf shelves
  half halves
  life lives
  wife wives
  leaf leaves`
    .split('\n')
    .flatMap((line) => {
      const [base = '', ...forms] = line.trim().split(' ')
      return [base, ...forms].map((form) => [form, `=${base}`] as const)
    }),
)

export function stem(word: string): string {
  const plain = word.replace(/['’]s$|['’]$/, '')
  return irregular.get(plain) ?? regular(plain)
}

function regular(word: string): string {
  if (/ies$|ied$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return withoutSilentE(word.slice(0, -2))
  if (/[^suai]s$/.test(word) && word.length > 3) return withoutSilentE(word.slice(0, -1))
  const ending = /(?:ed|ing)$/.exec(word)?.[0]
  if (!ending || /eed$/.test(word)) return withoutSilentE(word)
  const root = word.slice(0, -ending.length)
  if (root.length < 2 || !/[aeiouy]/.test(root)) return word
  return withoutSilentE(
    root.replace(/([bdgklmnprt])\1$/, (pair, letter) => (/[l]/.test(letter) ? pair : letter)),
  )
}

const withoutSilentE = (word: string) => (word.length > 3 ? word.replace(/e$/, '') : word)
