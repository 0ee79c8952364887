/**
 * Positions of orders in the arrays of `OrderColumnStore`, for each city and for all cities. All searches share one result
 * array, because allocating almost 1 MB per search would run the garbage collector too often.
 */
export type OrderRowsByCity = {
  enter: (cityId: number) => void
  copy: (cityId?: number) => Int32Array
}

type List = { rows: Int32Array; count: number }

const FIRST_CAPACITY = 2048

export function createOrderRowsByCity(): OrderRowsByCity {
  const all = emptyList()
  const byCity = new Map<number, List>()
  let scratch = new Int32Array(0)
  return {
    enter(cityId) {
      const row = all.count
      const ofCity = byCity.get(cityId) ?? emptyList()
      byCity.set(cityId, ofCity)
      append(all, row)
      append(ofCity, row)
    },
    copy(cityId) {
      const { rows, count } = (cityId === undefined ? all : byCity.get(cityId)) ?? emptyList()
      if (scratch.length < count) scratch = new Int32Array(rows.length)
      scratch.set(rows.subarray(0, count))
      return scratch.subarray(0, count)
    },
  }
}

const emptyList = (): List => ({ rows: new Int32Array(FIRST_CAPACITY), count: 0 })

function append(list: List, row: number): void {
  if (list.count === list.rows.length) {
    const longer = new Int32Array(list.count * 2)
    longer.set(list.rows)
    list.rows = longer
  }
  list.rows[list.count++] = row
}
