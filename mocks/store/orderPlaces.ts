/**
 * The places of orders in their columns, of all of them or of a city's alone. A search begins with a copy in one array that all searches
 * use: an array of its own for each, almost a megabyte in a large company, would call for the garbage collector time and again.
 */
export type OrderPlaces = {
  /** Enters the next place, which belongs to an order of this city. */
  enter: (cityId: number) => void
  /** Those of a city, or all, in the order of coming. To be used before the next search begins. */
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
