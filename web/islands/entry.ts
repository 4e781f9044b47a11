import type { ComponentType } from 'react'
import { markCustomer } from '../account/customer-mark.ts'
import { fetchLaterStyles } from '../later-styles.ts'
import { startMenu } from '../layout/menu/start-menu.ts'
import { whenIdle } from '../navigation/when-idle.ts'
import { readyMarks } from '../ready-marks.ts'
import { startIslands } from './start-islands.ts'

/** The one script of the website, which the menu of every page needs too: what moves comes when it is needed. */
const components = import.meta.glob<ComponentType>('../**/*.island.tsx', { import: 'default' })

const nameOf = (file: string) => file.replace(/^.*\/|\.island\.tsx$/g, '')

fetchLaterStyles()
startMenu()
startIslands(Object.fromEntries(Object.entries(components).map(([file, load]) => [nameOf(file), load])))

// A page that comes back as it was left may have missed a login or a logout.
window.addEventListener('pageshow', markCustomer)
document.addEventListener('visibilitychange', markCustomer)

// Google's script is on any page with a form, after the page's own load (marketing-site §7); the shop's own needs none.
const hasGoogle = document.querySelector('meta[name="recaptcha_v3_site_key"][data-script]')
if (hasGoogle && document.querySelector('site-island form'))
  whenIdle(async () => (await import('../captcha.ts')).prepareCaptchaForForms())

performance.mark(readyMarks.site)
