/** The site's colours and type, as far as mail programs go along. */
export const colours = {
  paper: '#faf6ee',
  card: '#ffffff',
  ink: '#17140f',
  quiet: '#5e574b',
  line: '#e4dccb',
  signal: '#c8341a',
} as const

const fontFamily = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif"

export const styles = {
  body: { margin: 0, padding: '24px 0', backgroundColor: colours.paper, color: colours.ink, fontFamily },
  container: { width: '100%', maxWidth: '560px', padding: '0 20px' },
  brand: { margin: '8px 0 20px', fontSize: '20px', fontWeight: 800, letterSpacing: '-0.02em' },
  card: { padding: '28px 28px 20px', backgroundColor: colours.card, borderRadius: '14px' },
  heading: {
    margin: '0 0 16px',
    fontSize: '30px',
    lineHeight: '34px',
    letterSpacing: '-0.02em',
    fontWeight: 750,
  },
  text: { margin: '0 0 16px', fontSize: '17px', lineHeight: '27px' },
  strong: { margin: '0 0 16px', fontSize: '17px', lineHeight: '27px', fontWeight: 650 },
  code: {
    margin: '0 0 16px',
    fontSize: '34px',
    lineHeight: '42px',
    fontWeight: 750,
    letterSpacing: '0.12em',
  },
  steps: { margin: '0 0 16px', paddingLeft: '24px' },
  step: { paddingBottom: '10px', fontSize: '16px', lineHeight: '26px' },
  button: {
    display: 'inline-block',
    margin: '0 0 20px',
    padding: '13px 24px',
    borderRadius: '99px',
    backgroundColor: colours.signal,
    color: '#ffffff',
    fontSize: '17px',
    fontWeight: 650,
    textDecoration: 'none',
  },
  picture: { width: '100%', height: 'auto', margin: '4px 0 20px', borderRadius: '10px' },
  quote: {
    margin: '0 0 4px',
    padding: '0 0 0 16px',
    borderLeft: `3px solid ${colours.signal}`,
    fontSize: '20px',
    lineHeight: '29px',
    fontWeight: 650,
  },
  quoted: {
    margin: '0 0 20px',
    padding: '0 0 0 19px',
    fontSize: '14px',
    lineHeight: '22px',
    color: colours.quiet,
  },
  next: { margin: '0 0 16px', paddingLeft: '24px' },
  line: { margin: '28px 0 20px', borderColor: colours.line },
  small: { margin: '0 0 12px', fontSize: '14px', lineHeight: '22px', color: colours.quiet },
} as const

/** Colours stand inline for programs that know nothing else, so the dark ones must insist. */
export const darkScheme = `:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #14120f !important; color: #f4eee2 !important }
  .card { background-color: #1e1b17 !important }
  .ink, .card, .card h1, .card p, .card li { color: #f4eee2 !important }
  .quiet { color: #b3a998 !important }
  .line { border-color: #342f27 !important }
  .signal { color: #ff6b4a !important }
}`
