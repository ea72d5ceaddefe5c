import type { S3Account } from '#vendors/storage/s3.ts'
import { addressOf, parseWord, type Read } from './parse-setting.ts'

/** Where sound and pictures are kept, as the settings say it. */
export const storageSettings = [
  {
    name: 'S3_ENDPOINT',
    default: '`$DATA_DIR/media`',
    meaning: 'Object store for sound and pictures, `https://…`, with bucket and keys',
  },
  { name: 'S3_BUCKET', default: 'none', meaning: 'Bucket in it; it need not be public' },
  { name: 'S3_ACCESS_KEY', default: 'none', meaning: 'Access key to the bucket' },
  { name: 'S3_SECRET_KEY', default: 'none', meaning: 'Secret key to the bucket' },
  { name: 'S3_REGION', default: '`us-east-1`', meaning: 'Region of the bucket' },
] as const

type SettingName = (typeof storageSettings)[number]['name']
type Written = { [part in keyof S3Account]: string | undefined }

/** All of it or nothing: with half an account files would be kept where nobody looks for them. */
export function readAccount(read: Read<SettingName>) {
  const account = {
    endpoint: read('S3_ENDPOINT', addressOf('https:', 'http:'), 'an address that begins with https://'),
    bucket: read('S3_BUCKET', parseBucket, 'the name of a bucket'),
    accessKey: read('S3_ACCESS_KEY', parseWord, 'one word'),
    secretKey: read('S3_SECRET_KEY', parseWord, 'one word'),
    region: read('S3_REGION', parseWord, 'one word') ?? 'us-east-1',
  }
  const { region: _, ...needed } = account
  const isSet = Object.values(needed).some(Boolean)
  return { account: isWhole(account) ? account : undefined, isHalfSet: isSet && !isWhole(account) }
}

const isWhole = (account: Written): account is S3Account => Object.values(account).every(Boolean)

export const halfSet = 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY must be set together.'
const parseBucket = (text: string) => (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) ? text : undefined)
