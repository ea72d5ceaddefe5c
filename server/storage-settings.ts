import type { S3Account } from '#vendors/storage/s3.ts'

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

type Written = { [part in keyof S3Account]: string | undefined }

/** All of it or nothing: with half an account files would be kept where nobody looks for them. */
export function s3Account({ endpoint, bucket, accessKey, secretKey, region }: Written) {
  const account = { endpoint, bucket, accessKey, secretKey, region: region ?? 'us-east-1' }
  const isSet = [endpoint, bucket, accessKey, secretKey].some(Boolean)
  return { account: isWhole(account) ? account : undefined, isHalfSet: isSet && !isWhole(account) }
}

const isWhole = (account: Written): account is S3Account => Object.values(account).every(Boolean)

export const halfSet = 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY must be set together.'
export const parseBucket = (text: string) =>
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) ? text : undefined
export const parseWord = (text: string) => (/^[\x21-\x7e]{1,200}$/.test(text) ? text : undefined)
