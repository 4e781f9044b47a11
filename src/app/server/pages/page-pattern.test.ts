import { matchRoutes, type ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { pagePattern } from './page-pattern.ts'

const route = (id: string, parentId: string | undefined, more: { path?: string; index?: true }) => ({
  id,
  ...(parentId !== undefined && { parentId }),
  ...more,
  module: {},
})
const routes = {
  root: route('root', undefined, { path: '' }),
  site: route('site', 'root', {}),
  contact: route('contact', 'site', { path: 'contact' }),
  nowhere: route('nowhere', 'site', { path: '*' }),
  desk: route('desk', 'root', { path: 'beheer' }),
  list: route('list', 'desk', { index: true }),
  case: route('case', 'desk', { path: 'zaken/:number' }),
} as unknown as ServerBuild['routes']
const isOurs = (address: string) => address === '/over-ons/partners'

it.each([
  ['/contact', '/contact'],
  ['/beheer', '/beheer'],
  ['/beheer/zaken/482739166', '/beheer/zaken/:number'],
  ['/beheer/zaken/jan-jansen.data', '/beheer/zaken/:number'],
  ['/over-ons/partners', '/over-ons/partners'],
  ['/jan-jansen/0612345678', null],
  ['/beheer/jan-jansen/iets', null],
  ['/%E0%A4%A', null],
])('the page at %s is %s', (address, pattern) => {
  expect(pagePattern({ routes, matchRoutes }, address, isOurs)).toBe(pattern)
})
