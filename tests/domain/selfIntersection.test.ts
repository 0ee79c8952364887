import { expect, test } from '@jest/globals'
import { isSelfIntersecting } from '../../src/domain/selfIntersection'
import fc from '../seededFastCheck'

type Pair = [long: number, lat: number]

const closed = (...corners: Pair[]): Pair[] => [...corners, corners[0] as Pair]

test('a bow-tie outline crosses itself, closed or not, from any first corner', () => {
  const bow: Pair[] = [
    [0, 0],
    [2, 2],
    [2, 0],
    [0, 2],
  ]
  for (let turn = 0; turn < bow.length; turn++) {
    const turned = [...bow.slice(turn), ...bow.slice(0, turn)]
    expect(isSelfIntersecting(turned)).toBe(true)
    expect(isSelfIntersecting(closed(...turned))).toBe(true)
    expect(isSelfIntersecting(turned.toReversed())).toBe(true)
  }
})

test('an outline that bends, touches itself or repeats a corner does not', () => {
  const square = closed([0, 0], [2, 0], [2, 2], [0, 2])
  expect(isSelfIntersecting(square)).toBe(false)
  expect(isSelfIntersecting([[0, 0], [0, 0], ...square])).toBe(false)
  expect(isSelfIntersecting(closed([0, 0], [4, 0], [4, 4], [2, 1], [0, 4]))).toBe(false)
  expect(isSelfIntersecting(closed([0, 0], [1, 0], [1, 1], [2, 1], [2, 2], [1, 2], [1, 1], [0, 1]))).toBe(false)
  expect(isSelfIntersecting([])).toBe(false)
})

test('a star-shaped outline never crosses itself; with two distant corners swapped it does', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 5, max: 9 }), { minLength: 8, maxLength: 40 }), (radii) => {
      const star = radii.map((radius, index): Pair => {
        const angle = (index / radii.length) * 2 * Math.PI
        return [radius * Math.cos(angle), radius * Math.sin(angle)]
      })
      expect(isSelfIntersecting(star)).toBe(false)
      const half = Math.floor(star.length / 2)
      const [first, middle] = [star[0] as Pair, star[half] as Pair]
      expect(isSelfIntersecting(star.with(0, middle).with(half, first))).toBe(true)
    }),
  )
})

test('each side of a ring of 5000 corners is compared with few others', () => {
  let reads = 0
  const ring = Array.from({ length: 5000 }, (_, index): Pair => {
    const angle = (index / 5000) * 2 * Math.PI
    const corner: Pair = [0, Math.sin(angle)]
    const long = () => {
      reads++
      return Math.cos(angle)
    }
    return Object.defineProperty(corner, 0, { get: long })
  })
  expect(isSelfIntersecting(ring)).toBe(false)
  expect(reads).toBeLessThan(100 * ring.length)
})
