/** Verbs of businesses that tell about themselves, as they stand after `to`. */
import { stem } from '#domain/language/inflection.ts'

/** Hardly ever anything else. */
const clearVerbs = `
  abandon absorb accelerate accept accommodate accompany achieve acquire adapt add adjust administer admit
  adopt advertise advise afford agree aim allow am amount analyse analyze announce anticipate apologise appear apply
  appoint appreciate are arrange arrive ask assemble assess assign assist assume assure attach attend attract
  authorise automate avoid await bake be bear become been begin believe belong bind boil borrow breathe brew
  bring build bury buy calculate can carry carve cater celebrate certify choose clarify classify clean
  collaborate collect combine come commence commit communicate compare compete compile complete compose comprise
  conclude configure confirm copy correct connect consider consist consult contain continue convert convince cook
  coordinate could create cultivate customise customize decide dedicate defend delete deliver demonstrate
  depend deploy derive describe deserve detect determine develop devote did differ dig disappear disclose disconnect
  discover discuss dissolve distil distribute divide do does donate earn eat educate eliminate embed embrace
  emerge emphasise employ enable encourage enforce engage enhance enjoy enrol ensure enter equip erect
  establish evaluate evolve examine exceed exclude execute exist expand expect expire explain explore extend fail
  fabricate facilitate fall fasten feel find fix follow foresee forget found freeze fulfil gather generate get
  give go govern greet grind grow had hang happen has have heal hear hesitate identify ignore illustrate imagine
  impose improve include increase inform inherit initiate inject insist inspect inspire install insulate
  insure integrate intend interpret introduce invent invest investigate invite involve is join justify keep
  knit know last lay learn lend lie like listen locate lose love made maintain make manage matter may
  mean measure meet merge might migrate mill minimise modify multiply must negotiate notify nurture observe
  obtain occur omit open operate oppose optimise optimize organise organize outgrow overlook oversee owe own pay
  perform persuade pick prefer prepare present preserve prevent print prioritise proceed procure promise
  promote propose protect prove provide prune publish pursue qualify react read realise realize rebuild recall
  receive reclaim recognise recognize recommend reconcile recover recycle reduce refer reflect refund
  refurbish refuse regulate reject relate relocate rely remain remember remove reopen replace reply represent
  require resist resolve respond restore restrict retain retire reuse reveal reverse rewrite rotate satisfy
  say see seek select sell send serve settle sew shall shorten should shrink shut sing sit solve speak
  specialise specialize specify stay steer strengthen submit succeed suffer suggest summarise supervise
  surround survive sustain take teach tell tend terminate thank think throw transform translate undergo
  understand undertake unlock vary verify wake want warn was wear weave were widen will win wipe withdraw would
  write`

/** Nouns as often as verbs. */
const ambiguousVerbs = `
  account advance answer audit benefit blend bolt book call capture chair challenge change charge check claim close coach
  coat combat comment conduct contact contract cost cover craft cure cut damage demand design display document
  double draft draw dress drive drop end engineer escape estimate exercise experience experiment export
  extract face fear feature feed file fill film filter finance finish fire fit float flow focus fold forecast
  form fund grant guide handle head heat help highlight hire hold host import influence interview issue judge
  kick label lack launch lead leave let lift light limit link list live load lock log look mail manufacture map
  mark market master match mentor mine mix model monitor mount move name need notice object offer order
  outline pack paint park partner pass permit pioneer place plan plant play point post pour practice
  practise press price process produce profit program progress project protest pull pump purchase push put
  question quote raise range rank rate reach record recruit redesign regard register release rent repair
  report request rescue research reserve respect rest result return review reward ride ring rise risk roast
  route run sample save scale scan schedule score screen seal search secure service set shape share shelter
  shift ship shoot show sign sleep slice slow smell smoke sort source span spend split spot spread staff stand
  start state step stock stop store storm stretch strip structure struggle study suit supply support survey
  suspect swap swim switch tackle talk target taste test tie touch trace track trade train transfer transport
  travel treat trigger trim trust try tune turn type update upgrade upload use value view visit volunteer vote
  wait walk warrant wash waste watch water weigh welcome wire wish witness work worry wrap yield`

const setOf = (words: string) => new Set(words.trim().split(/\s+/).map(stem))

/** Nouns as often as verbs: they count where a verb stands. */
export const ambiguous = setOf(ambiguousVerbs)
export const verbs = setOf(clearVerbs).union(ambiguous)
/** Nobody does these to something: `Sales doubled in May` is no description of sales. */
export const happens = setOf(
  'double triple happen arrive last die retire expand move work train wait stay live follow agree grow fall rise increase decrease decline improve drop open close start end join remain stand mature rank',
)

/** `automates`, `explores`: what somebody does. */
export const isDeed = (word: string) => /s$/.test(word) && verbs.has(stem(word))
