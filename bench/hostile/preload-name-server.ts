import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'

/** Loaded before the shop: names are asked of the bench's own name server, which is silent about some. */

const servers = [process.env.BENCH_NAME_SERVER ?? '']

class BenchResolver extends dns.promises.Resolver {
  constructor(...options: ConstructorParameters<typeof dns.promises.Resolver>) {
    super(...options)
    this.setServers(servers)
  }
}

dns.promises.Resolver = BenchResolver
syncBuiltinESMExports()
