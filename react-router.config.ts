import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  ssr: true,
  // npm start builds elsewhere first, so that a half-made build is never served.
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  // The whole URL map is a few kB; with it in hand no step of the order flow waits for a manifest call.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
