import { passwordStrength } from '../../domain/passwordStrength'

/** Without characters that are misread when a password is dictated or copied by hand: 0 O, 1 l I. */
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

/** Numbers above the last multiple of `limit` are drawn again, because the remainder would favour small results. */
function randomBelow(limit: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1))
  return drawn < 256 - (256 % limit) ? drawn % limit : randomBelow(limit)
}
