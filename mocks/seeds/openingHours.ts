import { companyCuisine } from './companies'
import type { Cuisine } from './menus'

/** Local hours; an end above 24 is on the next day. */
const HOURS: Record<Cuisine, readonly [from: number, to: number]> = {
  national: [9, 25],
  pizza: [10, 26],
  sushi: [10, 25],
  burgers: [0, 24],
  doner: [0, 24],
  coffee: [7, 22],
  asian: [10, 24],
  georgian: [11, 24],
  flowers: [8, 21],
}

/** `hour` is local time, 0 to 24 with a fraction. `name` determines the cuisine of a company that a user created. */
export function isCompanyOpen(companyId: number, hour: number, name?: string): boolean {
  const [from, to] = HOURS[companyCuisine(companyId, name)]
  return (hour >= from && hour < to) || hour + 24 < to
}
