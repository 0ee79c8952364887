import { expect, test } from '@jest/globals'
import { type FormMergeSide, mergeFormValues } from '../../src/kit/form/mergeFormValues'
import { equalFormValues } from '../../src/ui/form/formValues'
import fc from '../seededFastCheck'

const text = fc.constantFrom('a', 'b', 'c', '', null, undefined)
const rows = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 4 }), price: fc.integer({ min: 0, max: 2 }) }), {
    selector: ({ id }) => id,
    maxLength: 4,
  })
  .map((list) => list as object[])
const values = fc.record({ name: text, phone: text, lat: text, long: text, rates: rows })
const side = fc.constantFrom<FormMergeSide>('mine', 'theirs')
const RULES = { together: [['lat', 'long']], rows: { rates: { key: ['id'] } } }
const UNITS: readonly (readonly (keyof Values)[])[] = [['name'], ['phone'], ['lat', 'long']]

type Values = { name?: unknown; phone?: unknown; lat?: unknown; long?: unknown; rates: object[] }
type Row = { id: number; price: number }

const pick = (of: Values, keys: readonly (keyof Values)[]) => keys.map((key) => of[key])

test('a typed field stays as typed unless the person chose otherwise; a field that was not typed is the latest', () => {
  fc.assert(
    fc.property(
      values,
      values,
      values,
      fc.dictionary(fc.constantFrom('name', 'phone', 'lat,long'), side),
      (...args) => {
        const [opened, latest, typed, chosen] = args as [Values, Values, Values, Record<string, FormMergeSide>]
        const merged = mergeFormValues<Values>({ opened, latest, typed }, RULES, (name) => chosen[name] ?? 'mine')
        for (const keys of UNITS) {
          const [was, theirs, mine] = [pick(opened, keys), pick(latest, keys), pick(typed, keys)]
          const isTyped = !equalFormValues(mine, was)
          const isConflict = isTyped && !equalFormValues(theirs, was) && !equalFormValues(theirs, mine)
          const isTheirs = !isTyped || (isConflict && chosen[keys.join()] === 'theirs')
          expect(equalFormValues(pick(merged.values as Values, keys), isTheirs ? theirs : mine)).toBe(true)
          expect(merged.conflicts.some(({ name }) => name === keys.join())).toBe(isConflict)
          const isTaken = !isTyped && !equalFormValues(theirs, was)
          expect(merged.taken.some(({ name }) => name === keys.join())).toBe(isTaken)
        }
      },
    ),
  )
})

test('each row of a list is merged by its key, in any order of rows', () => {
  fc.assert(
    fc.property(rows, rows, rows, (opened, latest, typed) => {
      const merged = mergeFormValues(
        { opened: { rates: opened }, latest: { rates: latest }, typed: { rates: typed } },
        RULES,
      )
      if (merged.conflicts.some(({ isRow }) => !isRow)) return
      const rowIn = (list: unknown, id: number) => (list as Row[]).find((row) => row.id === id)
      for (const id of [1, 2, 3, 4]) {
        const [was, theirs, mine] = [rowIn(opened, id), rowIn(latest, id), rowIn(typed, id)]
        expect(rowIn(merged.values.rates, id)).toEqual(equalFormValues(was, mine) ? theirs : mine)
        const isConflict =
          !equalFormValues(was, mine) && !equalFormValues(was, theirs) && !equalFormValues(mine, theirs)
        expect(merged.conflicts.filter(({ name }) => name === `rates [${id}]`)).toHaveLength(isConflict ? 1 : 0)
      }
    }),
  )
})

test('no field conflicts or is merged if the server has the opened values', () => {
  fc.assert(
    fc.property(values, values, (opened, typed) => {
      const versions = { opened, latest: opened, typed } as { opened: Values; latest: Values; typed: Values }
      const merged = mergeFormValues<Values>(versions, RULES)
      expect(merged).toEqual({ values: expect.anything(), taken: [], conflicts: [] })
      expect(equalFormValues(merged.values, typed)).toBe(true)
    }),
  )
})

const rate = (fields: object) => ({ typeId: 1, hour: 510, order: 100, ...fields })

test.each([
  ['another cell of the row', { order: 120 }, { hour: 611 }, { hour: 611, order: 120 }, 0],
  ['the same cell', { hour: 600 }, { hour: 611 }, { hour: 611 }, 1],
  ['the same value', { hour: 611 }, { hour: 611 }, { hour: 611 }, 0],
])('cells of a sheet: a colleague changes %s', (_case, theirs, mine, result, conflicts) => {
  const merged = mergeFormValues(
    { opened: { rates: [rate({})] }, latest: { rates: [rate(theirs)] }, typed: { rates: [rate(mine)] } },
    { rows: { rates: { key: ['typeId'], isByCell: true } } },
  )
  expect(merged.values).toEqual({ rates: [rate(result)] })
  expect(merged.conflicts).toHaveLength(conflicts)
})

test('if both users changed the key of a row, the whole list conflicts', () => {
  const merged = mergeFormValues(
    { opened: { rates: [{ id: 1 }] }, latest: { rates: [{ id: 2 }] }, typed: { rates: [{ id: 3 }] } },
    RULES,
  )
  expect(merged.conflicts.map(({ name }) => name)).toEqual(['rates'])
  expect(merged.values).toEqual({ rates: [{ id: 3 }] })
})
