import path from 'node:path'
import type { Config } from '@react-router/dev/config'

/** The least that React Router makes of a page, built by bench/bare-pages.ts. */
export default {
  ssr: true,
  buildDirectory: path.join(import.meta.dirname, '../../.cache/bare'),
  routeDiscovery: { mode: 'initial' },
} satisfies Config
