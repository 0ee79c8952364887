/**
 * Path patterns of the route table: `/orders/edit/:id`. Every parameter is a number, so an address with anything else
 * in its place is an unknown path. A slash at the end is allowed (`/archive-orders/?courierId=5`).
 */

const compiled = new Map<string, RegExp>()

/** The parameters of `path` under `pattern`, or null when it does not match. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const match = expression(pattern).exec(path)
  return match && { ...match.groups }
}

/** Puts parameters into a pattern: `fillPath('/companies/:id', { id: '7' })` → `/companies/7`. */
export function fillPath(pattern: string, params: Record<string, string>): string {
  return pattern.replace(/:(\w+)/g, (whole, name: string) => params[name] ?? whole)
}

function expression(pattern: string): RegExp {
  let found = compiled.get(pattern)
  if (!found) {
    found = new RegExp(`^${pattern.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>\\d+)')}/?$`)
    compiled.set(pattern, found)
  }
  return found
}
