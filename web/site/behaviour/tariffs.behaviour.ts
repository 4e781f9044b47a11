import { tariffTexts } from '../../../content/page-texts.ts'
import { loadHtml } from '../../api-client.ts'
import { showRequestProgress } from './progress-bar.ts'

/** Gets the whole tariff list into its place and takes the button away; a failure leaves all as it is (marketing-site §8). */
export default function startTariffs(element: HTMLElement) {
  const button = element.querySelector<HTMLButtonElement>('[data-tariff-url]')
  const area = element.querySelector<HTMLElement>('[data-tariff-area]')
  const url = button?.dataset.tariffUrl
  if (!button || !area || !url) return
  showRequestProgress()
  button.addEventListener('click', async () => {
    setBusy(button, true)
    const html = await loadHtml(url)
    setBusy(button, false)
    if (html === null) return
    area.innerHTML = html
    button.remove()
    area.focus({ preventScroll: true })
    const status = element.querySelector('[data-tariff-status]')
    if (status) status.textContent = tariffTexts.allShown
  })
}

function setBusy(button: HTMLButtonElement, isBusy: boolean) {
  button.disabled = isBusy
  const spinner = button.querySelector<HTMLElement>('[data-spinner]')
  if (spinner) spinner.hidden = !isBusy
}
