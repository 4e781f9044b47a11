import type { ConsentPurpose } from '../../../api/page-services.ts'

const loaded = new Set<ConsentPurpose>()

/** Whether this page runs, or ran, the script of a purpose: what is loaded only goes with the page. */
export const isLoaded = (purpose: ConsentPurpose): boolean => loaded.has(purpose)

/** Loads the script of a purpose once. One that fails may be tried again. */
export async function loadOnce(purpose: ConsentPurpose, url: string): Promise<void> {
  if (loaded.has(purpose)) return
  loaded.add(purpose)
  const script = document.createElement('script')
  script.async = true
  script.src = url
  try {
    await new Promise((resolve, reject) => {
      script.onload = resolve
      script.onerror = reject
      document.head.append(script)
    })
  } catch (error) {
    loaded.delete(purpose)
    script.remove()
    throw error
  }
}

/**
 * Removes the cookies that those scripts left: all that a script can see, because our own are kept from scripts (HttpOnly).
 * A cookie may have been set for any domain above this one.
 */
export function removeOutsideCookies() {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, position) => `; domain=${labels.slice(position).join('.')}`)
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
