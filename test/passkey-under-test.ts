import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import type pg from 'pg'
import { aVisitor } from './sign-in-under-test.ts'

/** An authenticator without a body: its key may be kept, and answers as a phone or a computer would. */
type Authenticator = { id: string; key: string }

export function anAuthenticator(id: string): Authenticator {
  const { privateKey } = generateKeyPairSync('ed25519')
  return { id, key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) }
}

/** As if its owner had added it in the studio. */
export async function registered(pool: pg.Pool, operatorId: string, { id, key }: Authenticator) {
  await pool.query(
    `insert into private.operator_passkeys (id, operator_id, name, public_key, counter) values ($1, $2, 'A key', $3, 0)`,
    [id, operatorId, coseKeyOf(key)],
  )
}

/** Signs in as a browser does, and resolves to the visitor who is in then. */
export async function signInWith({ id, key }: Authenticator, origin: string, siteOrigin = origin) {
  const visitor = aVisitor(origin)
  const asked = await visitor.ask('/studio/sign-in/passkey', { form: { purpose: 'sign-in' } })
  const { challenge } = JSON.parse(asked.text)
  const answer = JSON.stringify(answerTo(challenge, { id, key }, siteOrigin))
  await visitor.ask('/studio/sign-in', { form: { intent: 'passkey', answer } })
  return visitor
}

const [userPresent, userVerified] = [1, 4]

function answerTo(challenge: string, { id, key }: Authenticator, siteOrigin: string) {
  const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin: siteOrigin }))
  const data = Buffer.concat([
    hashOf(new URL(siteOrigin).hostname),
    Buffer.from([userPresent | userVerified, 0, 0, 0, 0]),
  ])
  const signature = sign(null, Buffer.concat([data, hashOf(client)]), createPrivateKey(key))
  const response = { clientDataJSON: client, authenticatorData: data, signature }
  return {
    ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
    response: Object.fromEntries(Object.entries(response).map(([name, bytes]) => [name, inText(bytes)])),
  }
}

const hashOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const inText = (bytes: Buffer) => bytes.toString('base64url')

/** The map {kty: OKP, alg: EdDSA, crv: Ed25519, x} as CBOR writes it. */
function coseKeyOf(key: string): Buffer {
  const { x = '' } = createPublicKey(createPrivateKey(key)).export({ format: 'jwk' })
  return Buffer.concat([Buffer.from('a4010103272006215820', 'hex'), Buffer.from(x, 'base64url')])
}
