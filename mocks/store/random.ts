type Entry<T> = readonly [value: T, weight: number]
export type WeightedChoices<T> = readonly Entry<T>[]

/**
 * Seeded random number generator (mulberry32). `fork` derives a new generator from the seed and a name, not from the
 * numbers drawn so far, so additional draws elsewhere do not change its values.
 */
export class SeededRandom {
  readonly #seed: number
  #state: number

  constructor(seed: number) {
    this.#seed = seed >>> 0
    this.#state = this.#seed
  }

  fork(...name: (string | number)[]): SeededRandom {
    let hash = this.#seed ^ 0x9e3779b9
    for (const part of name) hash = typeof part === 'number' ? mix(hash, part) : hashText(hash, part)
    return new SeededRandom(scramble(hash))
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    return scramble(this.#state) / 4294967296
  }

  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  between(min: number, max: number): number {
    return min + this.next() * (max - min)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T
  }

  weighted<T>(entries: WeightedChoices<T>): T {
    let total = 0
    for (let i = 0; i < entries.length; i++) total += (entries[i] as Entry<T>)[1]
    let left = this.next() * total
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i] as Entry<T>
      left -= entry[1]
      if (left < 0) return entry[0]
    }
    return (entries[entries.length - 1] as Entry<T>)[0]
  }

  shuffle<T>(list: readonly T[]): T[] {
    return this.sample(list, list.length)
  }

  sample<T>(list: readonly T[], count: number): T[] {
    const out = [...list]
    const length = Math.min(count, out.length)
    for (let i = 0; i < length; i++) {
      const j = this.int(i, out.length - 1)
      const drawn = out[j] as T
      out[j] = out[i] as T
      out[i] = drawn
    }
    out.length = length
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
