import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Takes every mail and counts it by its Message-ID. */
export type MailCatcher = { readonly url: string; readonly received: ReadonlyMap<string, number> }

/** Headers come first; what follows is only counted. */
const headerBytes = 16_384

export async function startMailCatcher(): Promise<MailCatcher> {
  const received = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      let head = ''
      stream.on('data', chunk => {
        if (head.length < headerBytes) head += chunk
      })
      stream.on('end', () => {
        const id = /^message-id:\s*(<[^>]+>)/im.exec(head)?.[1] ?? 'a mail without a Message-ID'
        received.set(id, (received.get(id) ?? 0) + 1)
        done()
      })
    },
  })
  server.on('error', () => undefined)
  const { server: listening } = server
  server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return { url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`, received }
}
