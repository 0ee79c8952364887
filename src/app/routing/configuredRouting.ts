import type { User } from '../../api/user'
import { paths } from '../../kit/address/paths'
import { type Config, getConfig } from '../../session/config'
import { type AppRouting, createAppRouting, findAppRoute, type ResolvedRoute, resolveRoute } from './resolveRoute'

const tables = new WeakMap<Config['product'], AppRouting>()

export function getAppRouting(): AppRouting {
  const { product } = getConfig()
  let routing = tables.get(product)
  if (!routing) {
    routing = createAppRouting(product)
    tables.set(product, routing)
  }
  return routing
}

export function followRouteRedirects(
  path: string,
  user: Pick<User, 'accesses'>,
): Extract<ResolvedRoute, { kind: 'screen' }> | undefined {
  let outcome = resolveRoute(path, user, getAppRouting())
  for (let step = 0; outcome.kind === 'redirect' && step < 5; step++) {
    outcome = resolveRoute(outcome.to, user, getAppRouting())
  }
  return outcome.kind === 'screen' ? outcome : undefined
}

/** Starts loading the chunk of a screen. For an unknown path it loads the orders screen, to which most such paths are redirected. */
export async function preloadScreen(path: string): Promise<void> {
  const routing = getAppRouting()
  const route = (findAppRoute(path, routing) ?? findAppRoute(paths.orders, routing))?.route
  await Promise.all([route?.screen.preload(), route?.prefetch?.()])
}

/** Prefetches the list of the first screen. If `path` redirects, the query string is dropped. */
export async function prefetchFirstList(path: string, search: string, user: Pick<User, 'accesses'>): Promise<void> {
  const landing = followRouteRedirects(path, user)
  const prefetch = await landing?.route.prefetch?.()
  prefetch?.prefetchWhenLive(findAppRoute(path, getAppRouting())?.route === landing?.route ? search : '')
}

export async function prefetchScreenList(path: string, user: Pick<User, 'accesses'>): Promise<void> {
  const prefetch = await followRouteRedirects(path, user)?.route.prefetch?.()
  prefetch?.prefetchList('')
}
