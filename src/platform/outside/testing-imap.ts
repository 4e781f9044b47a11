import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mail in the stand-in's mailbox. */
export type StoredMail = {
  readonly uid: number
  readonly source: Buffer
  readonly receivedAt: Date
  isSeen: boolean
  /** The size that the server tells, where it is not that of its source. */
  readonly bytes?: number
  /** Moved by somebody else: dovecot still knows that it was there, and its source is NIL. */
  isGone?: boolean
}

/** A mailbox over IMAP (RFC 3501) as far as the shop reads one, on a port of this machine. */
export type TestMailbox = {
  readonly url: string
  readonly mails: StoredMail[]
  /** Puts a mail into it; its UID. */
  add(source: Buffer, mail?: Partial<Omit<StoredMail, 'uid' | 'source'>>): number
  /** As when a mailbox moved to another server: its mails get other UIDs. */
  renumber(): void
  /** Rules for what goes wrong: a command that gets no answer, or an end of the connection. */
  readonly trouble: {
    /** Commands, such as `FETCH`, that are left without an answer. */
    silent: string | null
    /** Commands at which the connection ends. */
    cut: string | null
    password: string
  }
  /** How often somebody connected. */
  connections(): number
  stop(): Promise<void>
}

export async function startMailbox(): Promise<TestMailbox> {
  const mails: StoredMail[] = []
  const trouble: TestMailbox['trouble'] = { silent: null, cut: null, password: 'geheim' }
  const sockets = new Set<Socket>()
  let uidValidity = 1
  let nextUid = 1
  let connections = 0
  /** The highest UID that a connection was told of: until it asks again, it finds no later mail. */
  const told = new WeakMap<Socket, number>()

  const server = createServer(socket => {
    connections++
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    socket.write('* OK stand-in ready\r\n')
    let waiting = ''
    socket.on('data', chunk => {
      waiting += chunk.toString('latin1')
      for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
        answer(socket, waiting.slice(0, end))
        waiting = waiting.slice(end + 2)
      }
    })
  })

  function answer(socket: Socket, line: string) {
    const [tag = '', first = '', second = ''] = line.split(' ')
    const isUid = first.toUpperCase() === 'UID'
    const command = (isUid ? second : first).toUpperCase()
    const rest = line
      .split(' ')
      .slice(isUid ? 3 : 2)
      .join(' ')
    if (trouble.silent === command) return
    if (trouble.cut === command) {
      socket.destroy()
      return
    }
    const say = (text: string): undefined => {
      socket.write(`* ${text}\r\n`)
    }
    const refusal = commands[command]?.(rest, say, socket)
    socket.write(`${tag} ${refusal ?? `OK ${command} done`}\r\n`)
  }

  type Command = (rest: string, say: (text: string) => undefined, socket: Socket) => string | undefined
  const commands: Readonly<Record<string, Command>> = {
    CAPABILITY: (_, say) => say('CAPABILITY IMAP4rev1'),
    LOGIN: rest => (rest.includes(trouble.password) ? undefined : 'NO [AUTHENTICATIONFAILED] wrong'),
    LIST: (_, say) => say('LIST (\\HasNoChildren) "/" INBOX'),
    NOOP(_, say, socket) {
      told.set(socket, nextUid - 1)
      say(`${mails.length} EXISTS`)
    },
    SELECT(_, say, socket) {
      told.set(socket, nextUid - 1)
      say(`${mails.length} EXISTS`)
      say('FLAGS (\\Seen)')
      say(`OK [UIDVALIDITY ${uidValidity}] UIDs`)
      say(`OK [UIDNEXT ${nextUid}] next`)
    },
    SEARCH(rest, say, socket) {
      const from = Number(/UID (\d+):\*/.exec(rest)?.[1] ?? 1)
      const day = /SINCE (\S+)/.exec(rest)?.[1]
      const since = day ? Date.parse(`${day} UTC`) : 0
      const isUnseen = /UNSEEN/.test(rest)
      const last = mails.at(-1)?.uid
      const found = mails.filter(
        mail =>
          mail.uid <= (told.get(socket) ?? 0) &&
          // The star is the last mail, also where it is lower.
          (mail.uid >= from || mail.uid === last) &&
          mail.receivedAt.getTime() >= since &&
          !(isUnseen && mail.isSeen),
      )
      say(`SEARCH ${found.map(({ uid }) => uid).join(' ')}`.trim())
    },
    FETCH(rest, _, socket) {
      const wanted = uidsIn(rest.split(' ')[0] ?? '')
      const bytes = /BODY\.PEEK\[\](?:<(\d+)\.(\d+)>)?/.exec(rest)
      for (const [place, mail] of mails.entries()) {
        if (!wanted(mail.uid)) continue
        const head = `* ${place + 1} FETCH (UID ${mail.uid} RFC822.SIZE ${mail.bytes ?? mail.source.length}`
        if (!bytes) {
          socket.write(`${head})\r\n`)
          continue
        }
        if (mail.isGone) {
          socket.write(`${head} BODY[]${bytes[2] ? '<0>' : ''} NIL)\r\n`)
          continue
        }
        const part = bytes[2] ? mail.source.subarray(0, Number(bytes[2])) : mail.source
        socket.write(`${head} BODY[]${bytes[2] ? '<0>' : ''} {${part.length}}\r\n`)
        socket.write(part)
        socket.write(')\r\n')
      }
    },
    STORE(rest) {
      const wanted = uidsIn(rest.split(' ')[0] ?? '')
      for (const mail of mails) if (wanted(mail.uid)) mail.isSeen = true
    },
    LOGOUT: (_, say) => say('BYE'),
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `imap://shop:geheim@127.0.0.1:${port}/INBOX`,
    mails,
    add(source, mail = {}) {
      const uid = nextUid++
      mails.push({ receivedAt: new Date(), isSeen: false, ...mail, uid, source })
      return uid
    },
    renumber() {
      uidValidity++
      const before = mails.splice(0)
      nextUid = 1
      for (const mail of before) mails.push({ ...mail, uid: nextUid++ })
    },
    trouble,
    connections: () => connections,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** Whether a UID is in a set such as `1,4:7,9:*`. */
function uidsIn(set: string): (uid: number) => boolean {
  const ranges = set.split(',').map(part => part.split(':'))
  return uid =>
    ranges.some(([from = '', to = from]) => uid >= Number(from) && (to === '*' || uid <= Number(to)))
}
