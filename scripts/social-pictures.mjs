// node scripts/social-pictures.mjs ADDRESS-OF-A-RUNNING-SHOP: draws the pictures that other sites show beside a link to a
// page (public/social), from the shop's own pictures, colours and typeface. They name no brand: that is configuration.
import { chromium } from 'playwright-core'

const pictures = [
  ['algemeen', '/', 'Internet, bellen, mobiel en cloud voor je bedrijf'],
  ['internet', '/zakelijk-internet', 'Zakelijk internet'],
  ['security', '/netwerk-en-security', 'Netwerk en security'],
  ['telefonie', '/zakelijke-telefonie', 'Zakelijke telefonie'],
  ['cloud', '/cloud-diensten', 'Werken in de cloud'],
  ['mobiel', '/zakelijk-mobiel', 'Zakelijk mobiel'],
  ['televisie', '/zakelijke-televisie', 'Zakelijke televisie'],
  ['maatwerk', '/maatwerk/maatwerk-oplossingen', 'Maatwerk'],
  ['blog', '/blog', 'Blog'],
]

const shop = process.argv[2] ?? 'http://localhost:3000'
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const [name, address, title] of pictures) {
  await page.goto(new URL(address, shop).href)
  await page.evaluate(draw, title)
  await page.screenshot({ path: `public/social/${name}.png` })
}
await browser.close()

/** In the page: leaves nothing but its title and the picture of its hero. */
async function draw(title) {
  const picture = document.querySelector('main svg[viewBox="0 0 120 96"], main svg[viewBox="0 0 640 340"]')
  const heading = document.createElement('h1')
  heading.textContent = title
  heading.style.cssText = 'font-size: 76px; line-height: 1.08; letter-spacing: -0.03em; max-width: 520px'
  picture.style.cssText = 'width: 500px; height: auto; flex: none; overflow: hidden'
  const card = document.createElement('div')
  card.style.cssText = `position: fixed; inset: 0; display: flex; align-items: center; justify-content: space-between;
    padding: 0 72px; background: var(--surface); border-bottom: 20px solid var(--lamp)`
  card.append(heading, picture)
  document.body.replaceChildren(card)
  await document.fonts.ready
}
