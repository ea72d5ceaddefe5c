/** Words that state nothing on their own, so that everything else in a sentence can be asked for its source. */
import { stem } from '#domain/language/inflection.ts'

const set = (words: string) => new Set(words.split(/\s+/).filter(Boolean))
/** With all their forms. */
const stems = (words: string) => new Set([...set(words)].map(stem))

/** Of no weight anywhere: what carries grammar rather than a fact. */
export const grammar = set(`a an the this that these those such
  and or but so as than then too also even still just quite rather really very well simply actually already
  now here there yet again
  of to in on at by for with from into onto out off up down through between among along across around about
  over under above below behind beside near per via toward towards against
  i you he she it we us me my mine your yours his her hers its our ours their theirs them they himself herself itself
  themselves yourself ourselves myself someone somebody anybody anyone everybody everyone something
  who whom whose which what where when why how whether while though although because since
  be is are was were been being am do does did done doing has have had having can shall let
  yes mr mrs ms`)

/** How hosts lead into a fact: who says it, where it stands, what it costs. */
export const frame =
  set(`say says said tell tells write writes wrote written put puts mention mentions list lists
  name names named call calls called mean means website site page pages webpage word words
  cost costs find finds found weigh weighs come comes get gets make sure
  business company listener listeners customer customers episode quote quotes voice own`)

/** Words that ask without telling, in a question. */
export const askable = stems(`pay start begin charge buy order book deliver work open use visit`)

/** What hosts say to each other. In a sentence that states a fact these words need a source like any other. */
export const talk =
  stems(`okay ok right fine fair enough oh ah well sure hmm yeah thanks thank hello welcome bye goodbye please sorry
  question questions answer answers ask asks asked asking think thinks thought wonder wondered wondering hear heard hearing
  listen listening like liked love loved want wants wanted need needs know knows knew see seen look looks looked looking sound sounds
  remember forget notice noticed guess guessed expect expected imagine picture suppose assume believe understand
  explain explains talk talks talked talking speak speaking read reading keep stay stays go goes going gone went turn start starts begin
  begins move take takes give gives leave leaves bring follow stop hold wait walk try help happen happens matter matters decide choose
  compare check believe plan worry catch hide skip miss pick add
  thing things part parts point points detail details fact facts reason reasons idea ideas story stories side sides way ways
  moment minute minutes second seconds bit end beginning middle start question kind sort piece place example case difference matter
  number numbers price prices step steps order line lines rest idea answer sentence sentences conversation show podcast topic chapter
  summary person people somebody anyone world life day morning time times work trade job money head mind ear ears door doubt surprise surprised
  hand hands eye eyes heart paper list plan
  good nice great clear plain honest simple easy hard short long big small little new old true real sensible useful practical
  interesting curious different same other another next last final first difficult open specific concrete exact vague
  interested ready glad happy careful skeptical sceptical important human certain quick
  more less much many lot lots most some any all every each both few enough only ever never always often sometimes usually
  not no none nothing nobody never without neither nor maybe perhaps probably would could should might may must will
  before after until once twice if unless almost away back around together instead else exactly especially finally perhaps honestly
  obviously clearly basically anyway today tomorrow later soon yourself aloud straight further least far early late
  name names trust care choice choices promise limit limits catch limits offer offers rule rules
  one two three four five half worth left
  mistake mistakes problem problems trouble wrong inside outside first-hand deal
  practice doubt doubts whole wherever anything nowhere everything front print depend hm thought thoughts lived change somewhere surely whatever stand short came waiting friend ago helps helped done got getting made follow follows played play plays sense pages year years calendar noted counted count aside begun finish finished somewhere easily source sources hosts host guest artificial intelligence voices behind`)

/** Words that promise or rank: never free of a source, whoever says them. */
export const promise =
  stems(`free guarantee guaranteed guarantees refund refunds refunded discount discounts bonus cheap cheaper
  cheapest best better worst biggest largest smallest fastest oldest finest leading award awards winning winner certified
  certificate official licensed accredited unlimited exclusive unique top number-one safe safest secure proven expert experts
  cancel cancellation trial warranty complimentary lifetime`)

/** What limits a statement. Leaving one out, or adding one, changes what is said. */
export const limits = new Map(
  Object.entries({
    not: 'not no none never nothing nobody without neither nor',
    except: 'except excluding apart',
    if: 'if',
    unless: 'unless',
    only: 'only solely exclusively merely',
    every: 'every each',
    all: 'all',
    any: 'any',
    both: 'both',
    most: 'most mostly mainly',
    some: 'some several selected certain',
    many: 'many',
    few: 'few',
    often: 'often usually typically normally generally',
    sometimes: 'sometimes occasionally',
    rarely: 'rarely seldom hardly',
    always: 'always',
    maybe: 'may might maybe perhaps possibly probably',
    could: 'could would should',
    must: 'must required',
    will: 'will shall',
    before: 'before',
    after: 'after',
    until: 'until till',
    within: 'within',
    nearly: 'nearly almost',
    free: 'free',
    half: 'half',
    twice: 'twice double',
    once: 'once',
    upto: 'upto atmost maximum',
    atleast: 'atleast ormore minimum',
    usedto: 'usedto formerly',
    yes: 'yes',
  }).flatMap(([key, words]) => words.split(' ').map((word) => [word, key] as const)),
)

/** Limits only in front of a number: about bread, about 420 loaves. */
export const limitsOfNumbers = new Map(
  Object.entries({ about: 'about some', over: 'over beyond', under: 'under', from: 'from starting' }).flatMap(
    ([key, words]) => words.split(' ').map((word) => [word, key] as const),
  ),
)

/** What a number counts when hosts count their own points: two things, the first question. */
export const countedInTalk = stems(
  'thing question point part one of more last moment minute second side word line reason way other step and another sentence half quick home thought answer host i small piece bit detail day person listener more time',
)
