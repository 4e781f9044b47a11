import type { ComponentType } from 'react'
import { startHeader } from './features/page-frame/components/menu/start-menu.ts'
import { saveForms } from './ui/islands/saved-forms.ts'
import { startIslands } from './ui/islands/start-islands.ts'
import { whenIdle } from './ui/navigation/when-idle.ts'
import { fetchDeferredStyles } from './ui/state/deferred-styles.ts'
import { readyMarks } from './ui/state/ready-marks.ts'

/** The one script of the website: what moves comes when it is needed. */
const components = import.meta.glob<ComponentType>('./features/**/*.island.tsx', { import: 'default' })

const nameOf = (file: string) => file.replace(/^.*\/|\.island\.tsx$/g, '')

fetchDeferredStyles()
startHeader()
saveForms(() => sessionStorage)
startIslands(Object.fromEntries(Object.entries(components).map(([file, load]) => [nameOf(file), load])))

// Any page with a form is told of its captcha after its own load, whether a form is used or not (marketing-site §7).
if (document.querySelector('site-island form'))
  whenIdle(async () => (await import('./api/captcha/captcha.ts')).prepareCaptchaForForms())

performance.mark(readyMarks.site)
