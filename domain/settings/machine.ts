import type { Setting } from '#domain/settings.ts'

/** What only whoever runs the machine sets, in its environment. */
type Rest = Partial<Omit<Setting, 'key' | 'kind' | 'label'>> & { usually?: string }

/** A name in the environment is the key as well. `usually` is what its documentation says where that is no plain value. */
export const machineSetting =
  (section: Setting['section']) =>
  (name: string, kind: Setting['kind'], label: string, { usually, ...rest }: Rest = {}): Setting => ({
    key: name,
    kind,
    default: '',
    label,
    section,
    changedBy: 'machine',
    environment: { name, meaning: label, ...(usually && { usually }) },
    ...rest,
  })

const process = machineSetting('process')
const https = { protocols: ['https:', 'http:'] }

export const processSettings: readonly Setting[] = [
  process('PORT', 'count', 'Port that the product listens on', { default: '3000', most: 65535 }),
  process(
    'LISTEN_ON',
    'ip-address',
    'Address of this machine that the port is opened on; `127.0.0.1` where only a proxy on it may come in',
    { usually: 'all addresses' },
  ),
  process('DATA_DIR', 'folder', 'Folder for everything that is kept: embedded database, outgoing mail', {
    usually: '`data/`, or `/var/lib/offmic` when root runs a checkout that is closed to the database',
  }),
  process(
    'SITE_ORIGIN',
    'origin',
    'Public address; canonical links follow it, and a new one rebuilds the site',
    {
      usually: '`http://localhost:$PORT`',
    },
  ),
  process('DATABASE_URL', 'address', 'A Postgres of your own, `postgres://…`', {
    protocols: ['postgres:', 'postgresql:'],
    usually: 'embedded Postgres',
  }),
  process(
    'SECRET_KEY',
    'keys',
    'Key that secrets in the database are sealed with: 64 hexadecimal digits, the same on all machines; older keys may stand behind it, after commas',
    { usually: '`$DATA_DIR/secret.key`' },
  ),
  process('ROLES', 'some', 'What this process does: answer visitors, work on episodes, or both', {
    choices: ['web', 'worker'],
    default: 'web,worker',
  }),
  process('SMTP_URL', 'address', 'Mail server, `smtp://…` or `smtps://…`', {
    protocols: ['smtp:', 'smtps:'],
    usually: '`$DATA_DIR/outbox`',
  }),
  process(
    'AGENT_LIST',
    'address',
    'Folder with the list of podcast programs and machines that hosts keep together, read once a week: `https://raw.githubusercontent.com/opawg/user-agents-v2/master/build/`',
    { protocols: ['https:'], usually: 'a short list of our own' },
  ),
  process('ANNOUNCE', 'some', 'Who is told when a feed changes, or asked whether it lists a show', {
    choices: ['podcast-index', 'podping', 'websub', 'apple'],
    usually: 'nobody; what would be told is written into `$DATA_DIR/announcements`',
  }),
  process('PODPING_TOKEN', 'word', 'What podping knows us by, for whoever announces there'),
]

const requests = machineSetting('requests')

export const requestSettings: readonly Setting[] = [
  requests(
    'REQUESTS_URL',
    'requests-url',
    'Where the wizard sends requests instead: the table’s address at Supabase or PostgREST, `https://….supabase.co/rest/v1/podcast_requests`; needs its PUBLIC_ANON_KEY. `http://` only on this machine or in a private network, and only where `SITE_ORIGIN` is http, too. Step 3 then says that progress cannot be shown',
    { usually: 'this server' },
  ),
  requests(
    'ALLOWED_ORIGINS',
    'origins',
    'Other sites whose pages may send requests for an episode to this server: `https://shop.example,https://blog.example`, each named in full. Opens nothing else',
    { usually: 'none but our own' },
  ),
  requests(
    'PUBLIC_ANON_KEY',
    'public-key',
    'Key that the wizard sends with a request; it is public and opens nothing else',
    {
      usually: 'made from `SITE_ORIGIN`',
    },
  ),
  requests(
    'TRUSTED_PROXIES',
    'count',
    'How many proxies stand in front; so many addresses at the right of X-Forwarded-For are believed',
    { default: '0', least: 0, most: 9 },
  ),
  requests(
    'RATE_LIMIT',
    'choice',
    '`off` for tests and load runs: only the same request within 24 hours is still one',
    {
      choices: ['on', 'off'],
      default: 'on',
    },
  ),
  requests(
    'RATE_LIMIT_CLIENT',
    'limits',
    'Requests from one address: so many within so long (s, m, h, d); a /64 of IPv6 is one, a /56 has four times as much, a /48 sixteen times',
    { default: '5/10m,20/1d' },
  ),
  requests(
    'RATE_LIMIT_EMAIL',
    'limits',
    'Requests for one mailbox, however its address is spelled; more are answered like a success and make nothing',
    { default: '1/1d,3/30d' },
  ),
  requests(
    'RATE_LIMIT_EVERYBODY',
    'limits',
    'Requests of all visitors together that work and mail begin for; the others wait in line, are told so, and operators get a letter',
    { default: '30/1m' },
  ),
]

const storage = machineSetting('storage')

export const storageSettings: readonly Setting[] = [
  storage(
    'S3_ENDPOINT',
    'address',
    'Object store for sound and pictures, `https://…`, with bucket and keys',
    {
      ...https,
      usually: '`$DATA_DIR/media`',
    },
  ),
  storage('S3_BUCKET', 'bucket', 'Bucket in it; it need not be public'),
  storage('S3_ACCESS_KEY', 'word', 'Access key to the bucket'),
  storage('S3_SECRET_KEY', 'word', 'Secret key to the bucket'),
  storage('S3_REGION', 'word', 'Region of the bucket', { default: 'us-east-1' }),
]
