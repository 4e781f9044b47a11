import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // npm start builds elsewhere first, so that a half-made build is never served.
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  // The whole URL map is a few kB; with it in hand no step of the order flow waits for a manifest call.
  routeDiscovery: { mode: 'initial' },
  // The code of a page is here before it is navigated to: a file of its own for a loader of two lines is only one more request.
  splitRouteModules: false,
} satisfies Config
