import { startLocalService } from '../../src/platform/outside/testing-service.ts'

/** Has work done beside a stand-in for Google that accepts every token of `captchaToken`, so that the code behind it is reached. */
export async function withGoogle<Result>(
  work: (settings: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  const google = await startLocalService(({ body }) => ({
    json: { success: true, score: 0.9, action: /action-(\w+)/.exec(body)?.[1], hostname: 'localhost' },
  }))
  try {
    return await work({
      PUBLIC_URL: 'http://localhost',
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: 'google-secret',
      RECAPTCHA_VERIFY_URL: `${google.url}/siteverify`,
    })
  } finally {
    await google.stop()
  }
}
