import type { User } from '../../api/user'
import { paths } from '../../kit/address/paths'
import { type Config, getConfig } from '../../session/config'
import { createRouting, findRoute, type ResolvedRoute, type Routing, resolvePath } from './resolvePath'

const tables = new WeakMap<Config['product'], Routing>()

export function getRouting(): Routing {
  const { product } = getConfig()
  let routing = tables.get(product)
  if (!routing) {
    routing = createRouting(product)
    tables.set(product, routing)
  }
  return routing
}

export function resolveLanding(
  path: string,
  user: Pick<User, 'accesses'>,
): Extract<ResolvedRoute, { kind: 'screen' }> | undefined {
  let outcome = resolvePath(path, user, getRouting())
  for (let step = 0; outcome.kind === 'redirect' && step < 5; step++) {
    outcome = resolvePath(outcome.to, user, getRouting())
  }
  return outcome.kind === 'screen' ? outcome : undefined
}

/** Starts loading the chunk of a screen. For an unknown path it loads the orders screen, to which most such paths are redirected. */
export async function preloadScreen(path: string): Promise<void> {
  const routing = getRouting()
  const route = (findRoute(path, routing) ?? findRoute(paths.orders, routing))?.route
  await Promise.all([route?.screen.preload(), route?.prefetch?.()])
}

/** Prefetches the list of the first screen. If `path` redirects, the query string is dropped. */
export async function prefetchFirstList(path: string, search: string, user: Pick<User, 'accesses'>): Promise<void> {
  const landing = resolveLanding(path, user)
  const prefetch = await landing?.route.prefetch?.()
  prefetch?.prefetchWhenLive(findRoute(path, getRouting())?.route === landing?.route ? search : '')
}

export async function prefetchList(path: string, user: Pick<User, 'accesses'>): Promise<void> {
  const prefetch = await resolveLanding(path, user)?.route.prefetch?.()
  prefetch?.prefetchList('')
}
