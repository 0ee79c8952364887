let isShared = true

export const isStreamShared = (): boolean => isShared

/**
 * Gives each tab its own stream. The mock backend needs this: it runs inside each tab, so two tabs with the same
 * session key may have different data.
 */
export function disableStreamSharing(): void {
  isShared = false
}

export const sharedStreamName = (userId: number, key: string): string => `order-stream:1:${userId}:${digest(key)}`

/**
 * Hashes the session key, so that it does not appear in developer tools that list locks and channels. The hash is not
 * meant to be secure.
 */
function digest(text: string): string {
  let high = 0x811c9dc5
  let low = 0x9e3779b9
  for (const char of text) {
    const code = char.codePointAt(0) as number
    high = Math.imul(high ^ code, 0x01000193)
    low = Math.imul(low + code, 0x85ebca6b) ^ (low >>> 13)
  }
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}${text.length}`
}
