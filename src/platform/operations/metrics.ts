import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import release from '../../../package.json' with { type: 'json' }

/** A figure that is read anew whenever somebody asks for the metrics. */
export type GaugeMetric = {
  readonly name: string
  readonly help: string
  readonly labelNames?: readonly string[]
  /** Its value for each combination of labels; rejects where it is not known. */
  read(): Promise<readonly { readonly labels?: Readonly<Record<string, string>>; readonly value: number }[]>
}

/** Metrics of the shop, for a Prometheus that scrapes `GET /metrics`. */
export type Metrics = {
  readonly registry: Registry
  /** One per call to an outside service: how long it took and how it ended. */
  readonly outsideCalls: Histogram<'service' | 'outcome'>
  /** 1 while calls to a service are held back because it failed again and again. */
  readonly openCircuits: Gauge<'service'>
  /** One per answered request, by the route's own pattern, never by an address with somebody's data in it. */
  readonly requests: Histogram<'method' | 'route' | 'status'>
  /** Requests that were refused because they came too often. */
  readonly throttled: Counter<'route'>
  watch(figures: readonly GaugeMetric[]): void
  /** When each step of the clean-up last succeeded, in seconds since 1970. */
  readonly cleanUps: Gauge<'step'>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const build = new Gauge({
    name: 'shop_build_info',
    help: 'The release that runs, as a label',
    labelNames: ['version'],
    registers,
  })
  build.set({ version: release.version }, 1)
  return {
    registry,
    outsideCalls: new Histogram({
      name: 'shop_outside_call_seconds',
      help: 'Calls to outside services',
      labelNames: ['service', 'outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 3],
      registers,
    }),
    openCircuits: new Gauge({
      name: 'shop_outside_circuit_open',
      help: '1 while calls to a service are held back',
      labelNames: ['service'],
      registers,
    }),
    requests: new Histogram({
      name: 'shop_request_seconds',
      help: 'Requests by route',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10],
      registers,
    }),
    cleanUps: new Gauge({
      name: 'shop_clean_up_last_success_timestamp_seconds',
      help: 'When a step of the clean-up last succeeded',
      labelNames: ['step'],
      registers,
    }),
    throttled: new Counter({
      name: 'shop_throttled_requests_total',
      help: 'Requests refused by a rate limit',
      labelNames: ['route'],
      registers,
    }),
    watch: figures => {
      for (const figure of figures) watch(registry, figure)
    },
  }
}

function watch(registry: Registry, { name, help, labelNames = [], read }: GaugeMetric): void {
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    async collect() {
      // An unknown value is left out instead of repeating the last one.
      this.reset()
      if (labelNames.length === 0) this.remove()
      for (const { labels, value } of (await read().catch(() => null)) ?? []) this.set(labels ?? {}, value)
    },
  })
}
