export type PasswordStrength = 'weak' | 'fair' | 'strong'

const ALPHABETS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]
const ALPHABET_SIZE = [26, 26, 10, 30]
/** Bits of entropy. 50 bits withstand guessing against a server, 70 also against a stolen database. */
const FAIR_BITS = 50
const STRONG_BITS = 70

/**
 * Estimates the strength of a password by its entropy. Characters that repeat or continue a sequence, as in `aaa` and `123`, do not count.
 */
export function passwordStrength(password: string): PasswordStrength {
  const characters = [...password]
  const size = ALPHABETS.reduce(
    (sum, alphabet, index) => sum + (alphabet.test(password) ? (ALPHABET_SIZE[index] ?? 0) : 0),
    0,
  )
  const counted = characters.filter((character, index) => {
    const previous = characters[index - 1]
    return (
      !characters.slice(0, index).includes(character) &&
      (previous === undefined || Math.abs((character.codePointAt(0) ?? 0) - (previous.codePointAt(0) ?? 0)) > 1)
    )
  })
  const bits = counted.length * Math.log2(Math.max(size, 1))
  if (bits < FAIR_BITS) return 'weak'
  return bits < STRONG_BITS ? 'fair' : 'strong'
}
