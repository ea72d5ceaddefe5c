import type { Rule } from './rule.ts'

const shortened = new Map(
  Object.entries({
    dr: 'Doctor', mr: 'Mister', mrs: 'Missis', prof: 'Professor', ltd: 'Limited', inc: 'Incorporated', co: 'Company', bros: 'Brothers',
    ave: 'Avenue', rd: 'Road', blvd: 'Boulevard', approx: 'approximately', 'e.g': 'for example', 'i.e': 'that is', etc: 'and so on',
    vs: 'versus', no: 'number', dept: 'department', est: 'established', hr: 'hour', hrs: 'hours', min: 'minutes', mins: 'minutes', yrs: 'years',
    lbs: 'pounds', sq: 'square', ft: 'feet', 'w/': 'with', jr: 'Junior', sr: 'Senior', mt: 'Mount', ext: 'extension',
  }),
) // biome-ignore format: pairs read best in rows
const states = new Map(
  Object.entries({
    AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California', CO: 'Colorado', CT: 'Connecticut', DE: 'Delaware',
    FL: 'Florida', GA: 'Georgia', HI: 'Hawaii', ID: 'Idaho', IL: 'Illinois', IN: 'Indiana', IA: 'Iowa', KS: 'Kansas', KY: 'Kentucky',
    LA: 'Louisiana', ME: 'Maine', MD: 'Maryland', MA: 'Massachusetts', MI: 'Michigan', MN: 'Minnesota', MS: 'Mississippi',
    MO: 'Missouri', MT: 'Montana', NE: 'Nebraska', NV: 'Nevada', NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico',
    NY: 'New York', NC: 'North Carolina', ND: 'North Dakota', OH: 'Ohio', OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania',
    RI: 'Rhode Island', SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah', VT: 'Vermont',
    VA: 'Virginia', WA: 'Washington', WV: 'West Virginia', WI: 'Wisconsin', WY: 'Wyoming', DC: 'D C',
  }),
) // biome-ignore format: pairs read best in rows
/** Written in capitals and said as words all the same: names of that kind, and words that somebody stresses. */
const saidAsWords = new Set(
  `NASA NATO UNESCO UNICEF FIFA OPEC AIDS LASER PIN SIM RAM SCUBA COVID LEED OSHA HEPA GAAP SWOT ISO ACT HIPAA RADAR CAD BAFTA
  MUST NOT NEVER ONLY ALL FREE NO YES ANY NEW BEST YOU WE AND OR THE ONE LOVE REAL NASTY HUGE NOW EVERY ARE IS DO OUR YOUR OFF ON IN OUT
  WHY HOW WHO WHAT WHEN MORE LESS MOST VERY SO BUT FOR TO CAN CALL BOOK ASK HELP HERE OPEN ALSO EACH BOTH ALWAYS EVER STILL JUST BIG
  SAME SAFE GOOD GREAT LAST FIRST NEXT DAY FUN EAT TEA ART CAR DOG CAT TOP PRO MAX ECO BBQS`.split(/\s+/),
)

export const englishWordRules: readonly Rule[] = [
  {
    form: /(?<![\w@])[\w.+-]{1,40}@(?:[\w-]+\.)+[a-z]{2,}/i,
    say: ([address]) => spelledAddress(address),
    examples: [['hello@bread.example', 'hello at bread dot example']],
  },
  {
    form: /(?<![\w@.])(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]+\.)+(?:com|org|net|example|test|co\.uk|org\.uk|uk|io|de|fr|es|ie|ca|au|com\.au|in|us|biz|info|shop|app|dev))(?![\w@])/i,
    say: ([, address = '']) => spelledAddress(address),
    examples: [
      ['harbourlane.example', 'harbourlane dot example'],
      ['www.bread.co.uk', 'bread dot co dot uk'],
    ],
  },
  {
    form: /(?<=\p{L}, )([A-Z]{2})(?=[\s.,;:!?)]|$)/u,
    say: ([, code = '']) => states.get(code),
    examples: [['Dennis, MA', 'Dennis, Massachusetts']],
  },
  {
    form: /(?<![\p{L}.])St\.?(?= \p{Lu})/u,
    say: () => 'Saint',
    examples: [["St. Philip's", "Saint Philip's"]],
  },
  {
    form: /(?<=\p{Lu}\p{L}+ )(?:St\.|St(?=[,.]|$))/u,
    say: () => 'Street',
    examples: [['Weir St.', 'Weir Street']],
  },
  {
    form: /(?<![\p{L}.])(Dr|Mr|Mrs|Prof|Ltd|Inc|Bros|Ave|Rd|Blvd|approx|e\.g|i\.e|etc|vs|Dept|Est|hrs?|mins?|yrs|lbs|Jr|Sr|Mt|Ext)\b\.?(?![\p{L}@])/iu,
    say: ([written, word = '']) =>
      /^(?:min|est|mt|ext|hr)$/i.test(word) && !written.endsWith('.') && !/^Mt$/.test(word)
        ? undefined
        : shortened.get(word.toLowerCase()),
    examples: [
      ['Dr. Jain', 'Doctor Jain'],
      ['approx. ten', 'approximately ten'],
      ['oak, e.g. old oak', 'oak, for example old oak'],
    ],
  },
  {
    form: /(?<!\p{L})Co\.(?= (?:Antrim|Armagh|Carlow|Cavan|Clare|Cork|Derry|Donegal|Down|Dublin|Durham|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow)\b)/u,
    say: () => 'County',
    examples: [['Co. Donegal', 'County Donegal']],
  },
  {
    form: /(?<!\p{L})No\. ?(?=\d)/u,
    say: () => 'number ',
    examples: [['No. 7', 'number seven']],
  },
  {
    form: /(?<![\p{L}\d])(\p{Lu}{2,6})([’']?s)?(?![\p{L}\d])/u,
    say: ([, letters = '', plural = '']) => {
      if (saidAsWords.has(letters)) return `${letters.length > 1 ? letters.toLowerCase() : letters}${plural}`
      return letters.length <= 5 ? `${[...letters].join(' ')}${plural.replace(/[’']/, '')}` : undefined
    },
    examples: [
      ['HVAC', 'H V A C'],
      ['IT support', 'I T support'],
      ['PEBs', 'P E Bs'],
      ['You MUST ask', 'You must ask'],
      ['UNICEF', 'unicef'],
    ],
  },
  {
    form: /(?<!\p{L})(\p{Lu}{7,})(?!\p{L})/u,
    say: ([word]) => word.toLowerCase(),
    examples: [['INTERMEDIATE', 'intermediate']],
  },
  {
    form: /(?<=[\p{L}\d] ?)&(?= ?[\p{L}\d])/u,
    say: () => ' and ',
    examples: [['rye & wheat', 'rye and wheat']],
  },
  {
    form: /(?<=\p{L} )\+(?= \p{L})/u,
    say: () => 'and',
    examples: [['bed + breakfast', 'bed and breakfast']],
  },
  { form: /\band ?\/ ?or\b/i, say: () => 'and or', examples: [['and/or', 'and or']] },
  {
    form: /(?<=\p{L}) ?\/ ?(?=\p{L})/u,
    say: () => ' or ',
    examples: [['pick-up/drop-off', 'pick-up or drop-off']],
  },
  {
    form: /[™®©*★☆]|\p{Extended_Pictographic}\uFE0F?/u,
    say: () => '',
    examples: [['Slow™ bread', 'Slow bread']],
  },
  { form: /["“”„«»]/, say: () => '', examples: [['a “slow” loaf', 'a slow loaf']] },
  {
    form: /\s?\(([^()]*)\)/,
    say: ([, inner = '']) => (/\d/.test(inner) || /\p{Lu}{2}/u.test(inner) ? undefined : `, ${inner},`),
    examples: [['bread (all day) and tea', 'bread, all day, and tea']],
  },
  { form: /\s?[([]/, say: () => ', ', examples: [] },
  { form: /[)\]]/, say: () => ',', examples: [] },
  {
    form: /\s[–—-]{1,2}\s|(?<=\p{L})—(?=\p{L})|\s?;\s?/u,
    say: () => ', ',
    examples: [
      ['slow — and good', 'slow, and good'],
      ['slow; good', 'slow, good'],
    ],
  },
]

const spelledAddress = (address: string) =>
  address
    .replace(/^https?:\/\//, '')
    .replaceAll('@', ' at ')
    .replaceAll('.', ' dot ')
    .replaceAll('-', ' dash ')
    .replaceAll('_', ' underscore ')
