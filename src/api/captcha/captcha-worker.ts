import { type Challenge, solve } from './captcha-work.ts'

/** Does the captcha's work away from the page: a challenge comes in; its token goes out, or null when there is none. */
self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  const token = await solve(data).catch(() => null)
  self.postMessage(token)
}
