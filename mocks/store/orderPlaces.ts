/**
 * Indexes of orders in their columns, for each city and for all cities. All searches share one scratch array:
 * allocating almost 1 MB per search would run the garbage collector too often.
 */
export type OrderPlaces = {
  enter: (cityId: number) => void
  /** Indexes in order of insertion. The next call overwrites the returned array. */
  copy: (cityId?: number) => Int32Array
}

type List = { places: Int32Array; count: number }

const FIRST_CAPACITY = 2048

export function createOrderPlaces(): OrderPlaces {
  const all = emptyList()
  const byCity = new Map<number, List>()
  let scratch = new Int32Array(0)
  return {
    enter(cityId) {
      const place = all.count
      const ofCity = byCity.get(cityId) ?? emptyList()
      byCity.set(cityId, ofCity)
      append(all, place)
      append(ofCity, place)
    },
    copy(cityId) {
      const { places, count } = (cityId === undefined ? all : byCity.get(cityId)) ?? emptyList()
      if (scratch.length < count) scratch = new Int32Array(places.length)
      scratch.set(places.subarray(0, count))
      return scratch.subarray(0, count)
    },
  }
}

const emptyList = (): List => ({ places: new Int32Array(FIRST_CAPACITY), count: 0 })

function append(list: List, place: number): void {
  if (list.count === list.places.length) {
    const longer = new Int32Array(list.count * 2)
    longer.set(list.places)
    list.places = longer
  }
  list.places[list.count++] = place
}
