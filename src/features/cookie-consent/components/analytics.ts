declare global {
  interface Window {
    /** Queue of page views for analytics; nothing reads it before the visitor consents. */
    dataLayer?: unknown[]
  }
}

/** Notes that a page was viewed, in the array that analytics reads once there is consent (order-flow §2). */
export function pushVirtualPageview(path: string, title: string) {
  window.dataLayer ??= []
  window.dataLayer.push({ event: 'virtualPageview', path, title })
}
