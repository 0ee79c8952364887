/**
 * The seeded generator (mulberry32). `fork` derives another one from the seed and a name, never from the numbers drawn
 * so far: a new generator, or one more number taken from an old one, shifts nothing elsewhere.
 */
export class Random {
  readonly #seed: number
  #state: number

  constructor(seed: number) {
    this.#seed = seed >>> 0
    this.#state = this.#seed
  }

  fork(...name: (string | number)[]): Random {
    let hash = this.#seed ^ 0x9e3779b9
    for (const part of name) hash = typeof part === 'number' ? mix(hash, part) : hashText(hash, part)
    return new Random(scramble(hash))
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    return scramble(this.#state) / 4294967296
  }

  /** A whole number, both ends included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  /** A number between the two. */
  between(min: number, max: number): number {
    return min + this.next() * (max - min)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T
  }

  weighted<T>(entries: readonly (readonly [value: T, weight: number])[]): T {
    let total = 0
    for (const [, weight] of entries) total += weight
    let left = this.next() * total
    for (const [value, weight] of entries) {
      left -= weight
      if (left < 0) return value
    }
    return (entries[entries.length - 1] as readonly [T, number])[0]
  }

  /** A new list in another order. */
  shuffle<T>(list: readonly T[]): T[] {
    const out = [...list]
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.int(0, i)
      ;[out[i], out[j]] = [out[j] as T, out[i] as T]
    }
    return out
  }

  normal(mean: number, deviation: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()))
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.next())
  }
}

function mix(hash: number, value: number): number {
  return Math.imul(hash ^ value ^ Math.floor(value / 4294967296), 0x01000193) ^ (value << 7)
}

function hashText(hash: number, text: string): number {
  let out = hash
  for (let i = 0; i < text.length; i++) out = Math.imul(out ^ text.charCodeAt(i), 0x01000193)
  return out
}

function scramble(value: number): number {
  let t = Math.imul(value ^ (value >>> 15), value | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return (t ^ (t >>> 14)) >>> 0
}
