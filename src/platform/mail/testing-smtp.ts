import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { generate } from 'selfsigned'
import { SMTPServer } from 'smtp-server'

/** A mail that the mail server took. */
export type ReceivedMail = {
  readonly recipients: readonly string[]
  readonly email: Email
  /** As it came over the wire. */
  readonly raw: Buffer
  /** Whether it came encrypted. */
  readonly secure: boolean
}

/** Reply of the mail server to a mail: accepted, or a code. */
export type Verdict = (mail: {
  readonly recipients: readonly string[]
}) => number | null | Promise<number | null>

/** A real mail server for tests, on a port of this machine. */
export type TestMailServer = {
  readonly url: string
  readonly port: number
  readonly received: ReceivedMail[]
  /** Decides about the recipient of every mail; null takes it. */
  atRecipient: Verdict
  /** Decides after the content has come. */
  atContent: Verdict
  stop(): Promise<void>
}

export type MailServerOptions = {
  /** 0 for a free one. */
  readonly port?: number
  /** Offers STARTTLS, or speaks TLS from the first byte, with a certificate that nobody signed. */
  readonly tls?: 'none' | 'offered' | 'always'
  /** The password of the user `shop`, demanded from everyone; null lets anyone in. */
  readonly password?: string | null
}

export async function startMailServer({
  port = 0,
  tls = 'none',
  password = null,
}: MailServerOptions = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = []
  const takeAll: Verdict = () => null
  const rules = { atRecipient: takeAll, atContent: takeAll }

  const server = new SMTPServer({
    authOptional: password === null,
    disabledCommands: tls === 'none' ? ['STARTTLS'] : [],
    allowInsecureAuth: true,
    ...(tls !== 'none' && (await certificate())),
    secure: tls === 'always',
    logger: false,
    onAuth({ username, password: given }, _session, done) {
      if (username === 'shop' && given === password) done(null, { user: username })
      else done(Object.assign(new Error('wrong password'), { responseCode: 535 }))
    },
    onRcptTo(address, _session, done) {
      answer(rules.atRecipient({ recipients: [address.address] }), done)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', async () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        const code = await rules.atContent({ recipients })
        const raw = Buffer.concat(chunks)
        if (code === null)
          received.push({ recipients, email: await PostalMime.parse(raw), raw, secure: session.secure })
        answer(code, done)
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const { port: actual } = server.server.address() as AddressInfo
  return Object.assign(rules, {
    url: `${tls === 'always' ? 'smtps' : 'smtp'}://${password === null ? '' : `shop:${password}@`}127.0.0.1:${actual}`,
    port: actual,
    received,
    stop: () => new Promise<void>(resolve => server.close(() => resolve())),
  })
}

async function certificate() {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'mail.example' }])
  return { cert, key }
}

async function answer(code: number | null | Promise<number | null>, done: (error?: Error) => void) {
  const responseCode = await code
  done(responseCode === null ? undefined : Object.assign(new Error('the test says no'), { responseCode }))
}
