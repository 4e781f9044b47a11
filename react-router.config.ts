import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  ssr: true,
  // The whole URL map is a few kB; with it in hand no step of the order flow waits for a manifest call.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
