import type { User } from '../../api/user'
import { type Config, getConfig } from '../../session/config'
import { paths } from '../../ui/address/paths'
import { createRouting, findRoute, type Outcome, type Routing, resolvePath } from './guard'

const tables = new WeakMap<Config['product'], Routing>()

/** The routing of the configuration that the console was started with. */
export function getRouting(): Routing {
  const { product } = getConfig()
  let routing = tables.get(product)
  if (!routing) {
    routing = createRouting(product)
    tables.set(product, routing)
  }
  return routing
}

/** What an address resolves to for a user, with every redirect followed. */
export function resolveLanding(
  path: string,
  user: Pick<User, 'accesses'>,
): Extract<Outcome, { kind: 'screen' }> | undefined {
  let outcome = resolvePath(path, user, getRouting())
  for (let step = 0; outcome.kind === 'redirect' && step < 5; step++) {
    outcome = resolvePath(outcome.to, user, getRouting())
  }
  return outcome.kind === 'screen' ? outcome : undefined
}

/** Starts loading the chunk of an address's screen; an address that leads elsewhere most often leads to the orders. */
export async function preloadScreen(path: string): Promise<void> {
  const routing = getRouting()
  const route = (findRoute(path, routing) ?? findRoute(paths.orders, routing))?.route
  await Promise.all([route?.screen.preload(), route?.early?.()])
}

/** Asks for what a screen shows first, to which somebody is about to go by a link of the menu. */
export async function askOnTheWay(path: string, user: Pick<User, 'accesses'>): Promise<void> {
  const early = await resolveLanding(path, user)?.route.early?.()
  early?.askOnTheWay('')
}
