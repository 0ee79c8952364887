/**
 * Matches paths against route patterns such as `/orders/edit/:id`. A parameter is an id of at most 15 digits, which a JavaScript number
 * holds exactly; a path with any other value does not match. A trailing slash is allowed (`/archive-orders/?courierId=5`).
 */

const compiled = new Map<string, RegExp>()

export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const match = expression(pattern).exec(path)
  return match && { ...match.groups }
}

export function fillPathParams(pattern: string, params: Record<string, string>): string {
  return pattern.replace(/:(\w+)/g, (whole, name: string) => params[name] ?? whole)
}

function expression(pattern: string): RegExp {
  let found = compiled.get(pattern)
  if (!found) {
    found = new RegExp(`^${pattern.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>\\d{1,15})')}/?$`)
    compiled.set(pattern, found)
  }
  return found
}
