/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { formatPeriod } from '../../src/domain/formatPeriod'

test.each([
  [{ dateStart: '2026-03-18', dateEnd: '2026-03-18' }, 'за 18-03-2026'],
  [{ dateStart: '2026-03-01', dateEnd: '2026-03-18' }, 'с 01-03-2026 по 18-03-2026'],
  [{ dateStart: '2026-03-01' }, 'с 01-03-2026'],
  [{ dateEnd: '2026-03-18' }, 'по 18-03-2026'],
  [{}, undefined],
])('%j', (filter, words) => expect(formatPeriod(filter)).toBe(words))
