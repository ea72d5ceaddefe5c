import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
// @ts-expect-error: it has no types
import S3rver from 's3rver'
import type { S3Account } from '#vendors/storage/s3.ts'

/** An object store of its own for a test file, with one empty bucket. */
export async function startS3(): Promise<S3Account> {
  const directory = await mkdtemp(path.join(tmpdir(), 'offmic-s3-'))
  const bucket = 'media'
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  after(async () => {
    await server.close()
    await rm(directory, { recursive: true, force: true })
  })
  const key = 'S3RVER' // the one account that it knows
  return { endpoint: `http://127.0.0.1:${port}`, bucket, accessKey: key, secretKey: key, region: 'us-east-1' }
}
