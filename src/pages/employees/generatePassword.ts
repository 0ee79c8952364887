import { passwordStrength } from '../../domain/passwordStrength'

/** The characters of generated passwords. Omits 0, O, 1, l and I, which people confuse when they dictate or copy a password. */
const READABLE = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '-_+=#%']
const GENERATED_LENGTH = 16

export function generatePassword(): string {
  const all = READABLE.join('')
  for (;;) {
    const password = Array.from({ length: GENERATED_LENGTH }, () => all[randomBelow(all.length)]).join('')
    const hasAll = READABLE.every((alphabet) => [...alphabet].some((character) => password.includes(character)))
    if (hasAll && passwordStrength(password) === 'strong') return password
  }
}

/** A random byte at or above the last multiple of `limit` is drawn again; otherwise `% limit` would return small numbers more often. */
function randomBelow(limit: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1))
  return drawn < 256 - (256 % limit) ? drawn % limit : randomBelow(limit)
}
