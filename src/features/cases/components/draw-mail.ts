/** Content of a frame before a mail is drawn in it. */
export const emptyPage = '<!doctype html>'

/**
 * Draws a mail in an empty frame. The page's policy, which the frame has too, allows no style that stands in the markup, and a
 * mail has no other: it is parsed without them, and the same styles are set one by one. Links of a mail lead nowhere here.
 */
export function drawMail(frame: Document, html: string) {
  const rules = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, rule = '']) => rule)
  // Typed text contains no quotes in the markup, so this is always the beginning of an attribute.
  const bare = html.replaceAll(/<style>.*?<\/style>/gs, '').replaceAll(' style="', ' data-style="')
  const mail = new DOMParser().parseFromString(bare, 'text/html')
  for (const link of mail.querySelectorAll('a')) link.removeAttribute('href')
  frame.documentElement.lang = mail.documentElement.lang
  frame.body.replaceWith(frame.adoptNode(mail.body))
  for (const element of frame.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? ''
  const { defaultView } = frame
  if (!defaultView) return
  const sheet = new defaultView.CSSStyleSheet()
  sheet.replaceSync(rules.join('\n'))
  frame.adoptedStyleSheets = [sheet]
}
