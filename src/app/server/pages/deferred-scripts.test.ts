import { expect, it } from 'vitest'
import { deferScript, deferScripts } from './deferred-scripts.ts'

const held = (html: string) => `<template data-later="">${html}</template>`
const bringsThem = `<script>${deferScript}</script>`

it('a page that React takes over holds its modules back where React expects them, and asks for all they import at once', () => {
  const site = '<script type="module" src="/site.js"></script>'
  const react = '<script nonce="n1" type="module" async="">import "/a.js";\nimport "/b.js"</script>'
  expect(
    deferScripts(
      '<head><link rel="modulepreload" href="/a.js"/><title>x</title><link rel="modulepreload" href="/b.js" nonce="n1"/></head>' +
        `<p>x</p>${site}<script nonce="n1">own()</script>${react}<script>last()</script>`,
    ),
  ).toBe(
    `<head><title>x</title></head><p>x</p>${held(site)}<script nonce="n1">own()</script>` +
      held(
        '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>' +
          `<link rel="modulepreload" fetchpriority="low" href="/b.js" nonce="n1"/>${react}`,
      ) +
      `${bringsThem}<script>last()</script>`,
  )
})

it('a page of the website holds its one script back', () => {
  const site = '<script type="module" src="/site.js"></script>'
  const data = '<script type="application/ld+json">{"type":"module"}</script>'
  expect(deferScripts(data + site)).toBe(data + held(site) + bringsThem)
})

it('a page without modules, or with one that it is not painted without, stays as it is', () => {
  const page =
    '<head><script type="module" blocking="render" src="/consent.js"></script></head><script>own()</script><p>x</p>'
  expect(deferScripts(page)).toBe(page)
})
