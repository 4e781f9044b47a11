import { expect, test } from 'vitest'
import { tmfApiNames, tmfApis, type verbs } from '../resources.ts'
import { descriptionOf } from './kit/descriptions.ts'
import { servedDescription } from './served-description.ts'

const served = async (api: (typeof tmfApiNames)[number]) =>
  servedDescription(api, await descriptionOf(api), 'https://shop.example') as {
    host: string
    basePath: string
    paths: Record<string, Record<string, unknown>>
  }

test.each(tmfApiNames)('%s describes each operation that the shop has and no other', async api => {
  const { host, basePath, paths } = await served(api)
  expect([host, basePath]).toEqual(['shop.example', tmfApis[api].path])
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(method => `${method} ${path}`),
  )
  const offered = Object.entries<{ verbs: readonly (typeof verbs)[number][] }>({
    ...tmfApis[api].resources,
    hub: { verbs: ['create', 'delete'] },
  }).flatMap(([name, { verbs: of }]) => [
    ...(of.includes('read') ? [`get /${name}`, `get /${name}/{id}`] : []),
    ...(of.includes('create') ? [`post /${name}`] : []),
    ...(of.includes('update') ? [`patch /${name}/{id}`] : []),
    ...(of.includes('delete') ? [`delete /${name}/{id}`] : []),
  ])
  // The official files leave a few operations out that the guidelines have.
  expect(described.filter(each => !offered.includes(each))).toEqual([])
  expect(described).toContain(`get /${Object.keys(tmfApis[api].resources)[0]}/{id}`)
})
