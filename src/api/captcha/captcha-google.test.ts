import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CaptchaAction } from '../../common/contract/captcha.ts'

const alert = vi.fn()
/** A token of our own captcha. */
const ownToken = vi.fn(async () => 'own-token')

/** The script element that the library makes. */
class Script extends EventTarget {
  src = ''
  isConnected = false
  onerror: ((event: Event) => void) | null = null
  readonly attributes = new Set<string>()

  constructor() {
    super()
    this.addEventListener('error', event => this.onerror?.(event))
  }

  setAttribute = (name: string) => this.attributes.add(name)
  remove = () => {
    this.isConnected = false
  }
}

class HiddenField {
  value = ''
}

/** A page with a form, and what Google's script does on it. */
let scripts: Script[]
let body: EventTarget
let pageHasForm: boolean
let pageChanged: (() => void) | undefined
let google: {
  render: ReturnType<typeof vi.fn>
  execute: ReturnType<typeof vi.fn>
}
let captcha: typeof import('./captcha.ts')

const connected = () => scripts.filter(({ isConnected }) => isConnected)
const meta = { content: 'site-key', dataset: {} as { script?: string } }

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  scripts = []
  body = new EventTarget()
  pageHasForm = false
  google = { render: vi.fn(() => 0), execute: vi.fn(async () => 'a-token') }
  meta.dataset = {}
  vi.stubGlobal('HTMLInputElement', HiddenField)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('alert', alert)
  vi.stubGlobal('grecaptcha', undefined)
  vi.stubGlobal('document', {
    body,
    head: {
      appendChild(script: Script) {
        script.isConnected = true
        scripts.push(script)
      },
    },
    createElement: () => new Script(),
    querySelector: (selector: string) => {
      if (selector === 'meta[name="recaptcha_v3_site_key"]') return meta
      if (selector === 'form') return pageHasForm ? {} : null
      return connected()[0] ?? null
    },
    querySelectorAll: connected,
  })
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(changed: () => void) {
        pageChanged = changed
      }
      observe = () => undefined
      disconnect = () => {
        pageChanged = undefined
      }
    },
  )
  // Each test is a new page.
  vi.resetModules()
  vi.doMock('./captcha-self-hosted.ts', () => ({ selfHostedToken: ownToken }))
  captcha = await import('./captcha.ts')
})
afterEach(() => {
  // The library, which stays, forgets what it loaded when a script of it fails.
  scripts.at(-1)?.dispatchEvent(new Event('error'))
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  alert.mockReset()
  ownToken.mockClear()
})

// Files that follow in this process get the module itself again.
afterAll(() => {
  vi.doUnmock('./captcha-self-hosted.ts')
  vi.resetModules()
})

async function scriptIsAskedFor() {
  while (connected().length === 0) await new Promise(setImmediate)
}

/** The script of this load arrives; what it brings may take longer. */
async function scriptArrives({ readyAfter = 0 } = {}) {
  await scriptIsAskedFor()
  const bring = () => Object.assign(globalThis.window.grecaptcha, google)
  if (readyAfter === 0) bring()
  else setTimeout(bring, readyAfter)
  connected()[0]?.dispatchEvent(new Event('load'))
}

async function scriptFails() {
  await scriptIsAskedFor()
  connected()[0]?.dispatchEvent(new Event('error'))
}

const tokenFor = async (action: CaptchaAction) => {
  const outcome = await captcha.captchaTokenOrAlert(action)
  return outcome.ok ? outcome.token : null
}
const submit = () => tokenFor('submit_form')
const formWith = (field: HiddenField | null) => ({ elements: { namedItem: () => field } }) as never

describe('a form that is sent', () => {
  test('gets a token of its own each time, for its action', async () => {
    const first = submit()
    await scriptArrives()
    expect(await first).toBe('a-token')
    expect(await tokenFor('login')).toBe('a-token')
    expect(google.execute.mock.calls).toEqual([
      [0, { action: 'submit_form' }],
      [0, { action: 'login' }],
    ])
    expect(scripts.map(({ src }) => src)).toEqual(['https://www.google.com/recaptcha/api.js?render=explicit'])
    expect(google.render).toHaveBeenCalledExactlyOnceWith({ sitekey: 'site-key' })
  })

  test('uses the script from where the page says', async () => {
    meta.dataset.script = 'https://stand-in.example/api.js'
    const token = submit()
    await scriptArrives()
    await token
    expect(scripts[0]?.src).toBe('https://stand-in.example/api.js?render=explicit')
  })

  test('waits for a script that is slow to be ready, looking every 25 ms, and says when it is', async () => {
    const loaded = vi.fn()
    body.addEventListener('RecaptchaLoaded', loaded)
    const token = submit()
    await scriptArrives({ readyAfter: 60 })
    await vi.advanceTimersByTimeAsync(74)
    expect(loaded).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(loaded).toHaveBeenCalledOnce()
    expect(await token).toBe('a-token')
  })

  test.each([
    ['its script cannot be loaded', scriptFails],
    [
      'its script never comes',
      async () => {
        await scriptIsAskedFor()
        await vi.advanceTimersByTimeAsync(3_000)
      },
    ],
    [
      'its script comes and is never ready',
      async () => {
        await scriptArrives({ readyAfter: 60_000 })
        await vi.advanceTimersByTimeAsync(3_000)
      },
    ],
    [
      'reCAPTCHA refuses the site key',
      async () => {
        google.render.mockImplementationOnce(() => {
          throw new Error('Invalid site key')
        })
        await scriptArrives()
      },
    ],
  ])('gets a token of our own captcha when %s, and loads again at the next try', async (_case, fail) => {
    const first = submit()
    await fail()
    expect(await first).toBe('own-token')
    expect(ownToken).toHaveBeenCalledExactlyOnceWith('submit_form')
    expect(alert).not.toHaveBeenCalled()
    expect(connected()).toEqual([])
    const second = submit()
    await scriptArrives()
    expect(await second).toBe('a-token')
    expect(scripts).toHaveLength(2)
  })

  test.each([
    ['execution fails', () => google.execute.mockRejectedValueOnce(new Error('no'))],
    ['the token is empty', () => google.execute.mockResolvedValueOnce('')],
    ['there is no answer within 3 seconds', () => google.execute.mockReturnValueOnce(new Promise(() => {}))],
  ])('is told to the letter when %s, and keeps the script', async (_case, fail) => {
    fail()
    const token = submit()
    await scriptArrives()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await token).toBeNull()
    expect(alert).toHaveBeenCalledExactlyOnceWith('Verificatie mislukt. Probeer opnieuw.')
    expect(await submit()).toBe('a-token')
    expect(scripts).toHaveLength(1)
  })

  test('asks for a token and fills it in when it is sent by the browser', async () => {
    const field = new HiddenField()
    const isFilled = captcha.fillCaptchaField(formWith(field), 'zipcode_check')
    await scriptArrives()
    expect(await isFilled).toBe(true)
    expect(field.value).toBe('a-token')
    expect(await captcha.fillCaptchaField(formWith(null), 'zipcode_check')).toBe(false)
    expect(alert).toHaveBeenCalledExactlyOnceWith(
      'Er is een probleem met reCAPTCHA. Probeer het later opnieuw.',
    )
  })

  test('of the ebook has words of its own for an error', async () => {
    google.execute.mockRejectedValueOnce(new Error('no'))
    const isFilled = captcha.fillCaptchaField(formWith(new HiddenField()), 'submit', 'threw')
    await scriptArrives()
    expect(await isFilled).toBe(false)
    expect(alert).toHaveBeenCalledExactlyOnceWith('Er is een fout opgetreden bij de reCAPTCHA-verificatie.')
  })
})

describe('the script', () => {
  test('is loaded as soon as the page has a form, and not before', async () => {
    captcha.prepareCaptchaForForms()
    pageChanged?.()
    expect(scripts).toHaveLength(0)
    pageHasForm = true
    pageChanged?.()
    await scriptArrives()
    expect(pageChanged).toBeUndefined()
    expect(await submit()).toBe('a-token')
    expect(scripts).toHaveLength(1)
  })

  test('is refused with a second site key, which leaves the first one working', async () => {
    const { googleToken } = await import('./captcha-google.ts')
    const first = submit()
    await scriptArrives()
    await first
    const other = googleToken({ siteKey: 'other-key', scriptUrl: null }, 'login')
    await expect(other).rejects.toThrow('different site key')
    expect(await submit()).toBe('a-token')
  })

  test('is refused outside a browser', async () => {
    const { loadGoogleCaptcha } = await import('./captcha-google.ts')
    vi.stubGlobal('document', undefined)
    await expect(loadGoogleCaptcha({ siteKey: 'site-key', scriptUrl: null })).rejects.toThrow('browser')
  })
})
