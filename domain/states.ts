/** States and provinces by their letters behind a town, as people say them. */
export const states: ReadonlyMap<string, string> = new Map(
  `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia|HI Hawaii|ID Idaho
  |IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi
  |MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio
  |OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia
  |WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland|NS Nova Scotia
  |ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|AU-NSW New South Wales|AU-VIC Victoria|AU-QLD Queensland
  |AU-TAS Tasmania|AU-WA Western Australia|AU-SA South Australia|AU-NT Northern Territory`
    .split('|')
    .map((line) => line.trim())
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const),
)

const canadian = new Set('AB BC MB NB NL NS ON PE QC SK'.split(' '))
const inIndia = `Andhra Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra
  |Odisha|Punjab|Rajasthan|Tamil Nadu|Telangana|Uttar Pradesh|Uttarakhand|West Bengal`

const namesOf = (isOf: (letters: string) => boolean) =>
  [...states].flatMap(([letters, name]) => (isOf(letters) ? [name] : []))

/** Written out, as they stand before a code. */
export const stateNames = {
  us: namesOf((letters) => !letters.startsWith('AU-') && !canadian.has(letters)),
  australia: namesOf((letters) => letters.startsWith('AU-')),
  india: inIndia.split('|').map((name) => name.trim()),
} as const
