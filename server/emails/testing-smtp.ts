import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail that the mail server took. */
export type ReceivedMail = { readonly recipients: readonly string[]; readonly email: Email }

/** What the mail server says to a mail: it takes it, or answers with a code. */
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

/** @param port 0 for a free one */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const received: ReceivedMail[] = []
  const takeAll: Verdict = () => null
  const rules = { atRecipient: takeAll, atContent: takeAll }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(address, _session, done) {
      answer(rules.atRecipient({ recipients: [address.address] }), done)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', async () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        const code = await rules.atContent({ recipients })
        if (code === null) received.push({ recipients, email: await PostalMime.parse(Buffer.concat(chunks)) })
        answer(code, done)
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const { port: actual } = server.server.address() as AddressInfo
  return Object.assign(rules, {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    received,
    stop: () => new Promise<void>(resolve => server.close(() => resolve())),
  })
}

async function answer(code: number | null | Promise<number | null>, done: (error?: Error) => void) {
  const responseCode = await code
  done(responseCode === null ? undefined : Object.assign(new Error('the test says no'), { responseCode }))
}
