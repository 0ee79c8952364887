/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { createAppRouting, findAppRoute } from '../src/app/routing/resolveRoute'
import { API_CALLS } from './api/calls/all'
import { ALL_ENDPOINTS } from './api/endpointTable'
import { SPECIFIED_SCREENS, withIds } from './app/routing/specifiedScreens'
import { ENDPOINT_CASES } from './mocks/endpointCases/all'

/**
 * Lists in one message what a new screen (docs/adding-a-screen.md) still lacks: row of the specification, route, stories, call, handler and
 * cases of each endpoint, seeds of each table.
 */

const ROOT = join(__dirname, '..')
const ROUTING = createAppRouting({ code: 'delivery', name: 'Доставка' })
/** The browser's `EventSource` sends the request for the live stream; no function of `src/api` does. */
const STREAM = 'GET /v1/sse/order'
const namesIn = (folder: string): string[] => readdirSync(join(ROOT, folder))
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const textsIn = (folder: string): string =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => textOf(join(folder, file)))
    .join('\n')

function missingOfScreens(): string[] {
  const specified = SPECIFIED_SCREENS.map(({ path }) => [path, findAppRoute(withIds(path), ROUTING)?.route] as const)
  const shown = new Set(specified.map(([, route]) => route))
  const app = textsIn('src/app')
  const stories = textsIn('stories')
  return [
    ...specified.filter(([, route]) => !route).map(([path]) => `${path}: a route in src/app/routing`),
    ...ROUTING.routes
      .filter((route) => !shown.has(route))
      .map(({ path }) => `${path}: a row in tests/app/routing/specifiedScreens.ts`),
    ...namesIn('src/pages').flatMap((area) => [
      ...(app.includes(`pages/${area}/`) ? [] : [`src/pages/${area}: a route in src/app/routing`]),
      ...(stories.includes(`src/pages/${area}/`) || existsSync(join(ROOT, 'stories', area))
        ? []
        : [`src/pages/${area}: stories in stories/${area}`]),
    ]),
  ]
}

function missingOfEndpoints(): string[] {
  const handlers = textsIn('mocks')
  const called = new Set<string>(API_CALLS.map(({ endpoint }) => endpoint)).add(STREAM)
  const tested = new Set<string>(ENDPOINT_CASES.map(({ endpoint }) => endpoint))
  return ALL_ENDPOINTS.flatMap((endpoint) => [
    ...(handlers.includes(`'${endpoint}'`) ? [] : [`${endpoint}: a handler in mocks/handlers`]),
    ...(called.has(endpoint) ? [] : [`${endpoint}: a call in tests/api/calls`]),
    ...(tested.has(endpoint) ? [] : [`${endpoint}: cases in tests/mocks/endpointCases`]),
  ])
}

function missingOfMock(): string[] {
  const listed = textOf('mocks/server/createHandlers.ts')
  const handlers = [...textsIn('mocks/handlers').matchAll(/^export const (\w+Handlers)\b/gm)].map(
    ([, name = '']) => name,
  )
  const world =
    ['seeds', 'simulation', 'money'].map((part) => textsIn(`mocks/${part}`)).join() + textOf('mocks/world.ts')
  const tables = [...textOf('mocks/store/db.ts').matchAll(/^ {4}(\w+): createTable</gm)].map(([, name = '']) => name)
  return [
    ...handlers.filter((name) => !listed.includes(name)).map((name) => `${name}: a line in createHandlers.ts`),
    ...tables
      .filter((name) => !new RegExp(`\\b${name}\\.insert\\(`).test(world))
      .map((name) => `db.${name}: seeds in mocks/seeds and mocks/world.ts`),
  ]
}

test('every screen, endpoint and table has its stories, tests, handlers and seeds', () => {
  expect([...missingOfScreens(), ...missingOfEndpoints(), ...missingOfMock()]).toEqual([])
})
