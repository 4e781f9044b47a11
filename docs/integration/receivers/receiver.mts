import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

/* A receiver of events. Run it with the secret that the desk showed: WEBHOOK_SECRET=whsec_… node receiver.mts */

const webhook = new Webhook(process.env.WEBHOOK_SECRET ?? '')
const port = Number(process.env.PORT ?? 4000)
/** A real one keeps these in its database: an event can come more than once, under the same id. */
const seen = new Set<string>()

type Subject = { readonly id: string; readonly state?: string; readonly href?: string }
/** An event of Standard Webhooks, or one of TM Forum where a hub was asked for it. */
type ShopEvent =
  | { readonly type: string; readonly timestamp: string; readonly data: Subject }
  | {
      readonly eventType: string
      readonly eventTime: string
      readonly event: Readonly<Record<string, Subject>>
    }

const inWords = (event: ShopEvent): string => {
  const [type, about] =
    'type' in event ? [event.type, event.data] : [event.eventType, Object.values(event.event)[0]]
  return `${type} ${about?.id ?? ''} ${about?.state ?? ''}`
}

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  // Verified as it came: parsing and writing it again could change a byte.
  const body = Buffer.concat(chunks).toString()
  let event: ShopEvent
  try {
    event = webhook.verify(body, request.headers as Record<string, string>) as ShopEvent
  } catch {
    response.writeHead(401).end()
    return
  }
  const id = String(request.headers['webhook-id'])
  const isNew = !seen.has(id)
  seen.add(id)
  // Answer first and work later: the shop waits 15 seconds.
  response.writeHead(204).end()
  if (isNew) process.stdout.write(`${inWords(event)}\n`)
})

server.listen(port, () => {
  const address = server.address()
  process.stdout.write(
    `Listening on http://localhost:${typeof address === 'object' ? address?.port : port}\n`,
  )
})
