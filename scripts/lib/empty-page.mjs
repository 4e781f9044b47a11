// Before the next test file in the same process: it finds an empty page on which nothing of another listens and which keeps
// nothing, and modules that remember nothing.
import { afterAll, vi } from 'vitest'

const { href } = location
/** @type {(() => void)[]} */
const endings = []

for (const target of [window, document]) {
  const listen = target.addEventListener
  target.addEventListener = (type, listener, options) => {
    listen.call(target, type, listener, options)
    // Libraries stay with a page as long as it lives, and know that they did.
    if (!new Error().stack?.split('\n')[2]?.includes('/node_modules/'))
      endings.push(() => target.removeEventListener(type, listener, options))
  }
  endings.push(() => {
    target.addEventListener = listen
  })
}

afterAll(() => {
  for (const end of endings) end()
  for (const part of [document.documentElement, document.body, document.head]) {
    for (const name of part.getAttributeNames()) part.removeAttribute(name)
    if (part !== document.documentElement) part.replaceChildren()
  }
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https
    document.cookie = `${name}=; max-age=0`
  }
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', href)
  vi.resetModules()
})
