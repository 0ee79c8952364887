/** sessionStorage key for the URL at which the session of this tab ended. It opens again when the same user signs in. */
const STORED = 'return'

export function storeReturnUrl(userId: number): void {
  const { pathname, search } = window.location
  try {
    window.sessionStorage.setItem(STORED, JSON.stringify({ userId, address: pathname + search }))
  } catch {
    // If the browser blocks storage, the sign-in does not reopen the user's last URL; nothing else is lost.
  }
}

/** Returns the stored URL and removes it. If another user has signed in, removes it without returning it. */
export function takeReturnUrl(userId: number): string | undefined {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORED) ?? 'null')
    window.sessionStorage.removeItem(STORED)
    const { userId: owner, address } = (stored ?? {}) as { userId?: unknown; address?: unknown }
    return owner === userId && typeof address === 'string' && /^\/(?!\/)/.test(address) ? address : undefined
  } catch {
    return undefined
  }
}
