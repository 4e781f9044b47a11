// npm run check:alerts: the alert rules are sound and say what deploy/prometheus/shop.rules.test.yml expects, by promtool.
import { inProject, launch, Stop } from './lib/project.mjs'
import { run } from './lib/run.mjs'

await launch(async () => {
  const promtool = async (...args) => {
    try {
      return await run('promtool', args, process.env)
    } catch {
      throw new Stop('promtool is not installed: apt-get install --no-install-recommends prometheus.')
    }
  }
  const checked = await promtool('check', 'rules', inProject('deploy/prometheus/shop.rules.yml'))
  return checked === 0
    ? promtool('test', 'rules', inProject('deploy/prometheus/shop.rules.test.yml'))
    : checked
})
