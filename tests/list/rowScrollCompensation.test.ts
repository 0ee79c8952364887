import { beforeEach, expect, jest, test } from '@jest/globals'
import { compensateRowGrowth } from '../../src/kit/list/rowScrollCompensation'
import { UI_SIZES } from '../../src/ui/theme'

let tellLaidOut: (rows: readonly Element[]) => void
const scrollBy = jest.fn()

class Observer {
  constructor(callback: (entries: { target: Element }[]) => void) {
    tellLaidOut = (rows) => callback(rows.map((target) => ({ target })))
  }
  observe = () => undefined
  unobserve = () => undefined
}

beforeEach(() => {
  scrollBy.mockReset()
  Object.assign(window, { ResizeObserver: Observer, scrollBy })
})

function rowAt(top: number, height: number): Element {
  const row = document.createElement('tr')
  row.getBoundingClientRect = () => new DOMRectReadOnly(0, top, 100, height) as DOMRect
  return row
}

/** jsdom does not implement `DOMRectReadOnly`. */
Object.assign(globalThis, {
  DOMRectReadOnly: class {
    constructor(
      readonly x: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {}
    get bottom() {
      return this.top + this.height
    }
  },
})

test('the page scrolls with the growth of rows above the view', () => {
  // Two rows have each grown from 40 px to 50 px. Before the growth, the second row ended exactly where the page header ends. The growth of
  // the first row has moved the second row down by 10 px.
  const first = rowAt(UI_SIZES.header - 80, 50)
  const second = rowAt(UI_SIZES.header - 30, 50)
  compensateRowGrowth(first, 40)
  compensateRowGrowth(second, 40)
  tellLaidOut([second, first])
  expect(scrollBy.mock.calls).toEqual([[0, 20]])
})

test('a row in view grows downwards, also one that begins above the view', () => {
  const half = rowAt(UI_SIZES.header - 20, 60)
  const below = rowAt(UI_SIZES.header + 40, 60)
  compensateRowGrowth(half, 40)
  compensateRowGrowth(below, 40)
  tellLaidOut([half, below])
  expect(scrollBy).not.toHaveBeenCalled()
})

test('rows of the estimated height move nothing', () => {
  const row = rowAt(-500, 40)
  compensateRowGrowth(row, 40)
  tellLaidOut([row])
  expect(scrollBy).not.toHaveBeenCalled()
})
