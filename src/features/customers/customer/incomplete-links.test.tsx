// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../api/paths.ts'
import Follow from '../../../app/mijn/follow.tsx'
import { savedCartPage } from '../../../common/account-pages.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import Transfer from '../../agreement-transfers/customer/transfer.tsx'
import LineChange from '../../line-changes/customer/line-change.tsx'
import { incompleteLinkTexts } from '../../mailed-links/texts.ts'
import Quote from '../../quotes/customer/quote.tsx'
import Resume from '../../saved-carts/components/resume-page.tsx'
import ChoosePassword from './choose-password/choose-password.tsx'
import ConfirmLoginEmail from './confirm-login-email.tsx'

const pages: readonly (readonly [string, ComponentType])[] = [
  [paths.choosePassword, ChoosePassword],
  [paths.confirmLoginEmail, ConfirmLoginEmail],
  [paths.lineChange, LineChange],
  [paths.transfer, Transfer],
  [paths.quote, Quote],
  [paths.follow, Follow],
  [savedCartPage, Resume],
]

// Nothing is asked of the server: there is no token to ask about.
beforeEach(() => standInServer({}))
afterEach(() => {
  cleanup()
  window.sessionStorage.clear()
})

describe.each(pages)('%s', (path, Component) => {
  it.each(['', '#', `#${'a'.repeat(42)}`, '#top'])(
    'opened with "%s" says that its link is not whole',
    async hash => {
      const router = createMemoryRouter([{ path, Component }], { initialEntries: [`${path}${hash}`] })
      render(<RouterProvider router={router} />)
      await screen.findByText(incompleteLinkTexts.title)
      expect(screen.queryByText(/werkt niet meer|is er niet meer/)).toBe(null)
    },
  )
})
