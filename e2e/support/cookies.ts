import type { Page } from 'playwright-core'
import type { TestVisitor } from '../../src/app/server/testing-shop.ts'

/** Has the browser of a page hold the cookies of a visitor; scripts can read one of them, which says that somebody is logged in. */
export const takeCookies = (page: Page, { cookie }: TestVisitor): Promise<void> =>
  page.context().addCookies(
    cookie.split('; ').map(each => {
      const [name = ''] = each.split('=')
      const value = each.slice(name.length + 1)
      return { name, value, domain: 'localhost', path: '/', sameSite: 'Lax' }
    }),
  )
