import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

/** Stands between the shop and its database, and can be cut or frozen. */
export class Line {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  isFrozen = false

  constructor(target: () => Socket) {
    this.#server = createServer(socket => {
      const onward = target()
      this.#sockets.add(socket)
      socket.on('data', data => this.isFrozen || onward.write(data))
      onward.on('data', data => socket.write(data))
      for (const end of [socket, onward]) {
        end.on('error', () => undefined)
        end.on('close', () => [socket, onward].map(each => each.destroy()))
      }
    })
  }

  /** The port of 127.0.0.1 that it can be reached at. */
  async open(port = 0): Promise<number> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    return (this.#server.address() as AddressInfo).port
  }

  async cut() {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
    await once(this.#server, 'close')
  }
}
