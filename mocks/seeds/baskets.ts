import type { SeededRandom, WeightedChoices } from '../store/random'
import type { OrderItem } from '../store/records'
import { CUISINE_MENUS, type Cuisine, type MenuDish } from './menus'

/** Lowest price of a main dish, in tenge. */
const MAIN_FROM: Record<Cuisine, number> = {
  national: 1700,
  pizza: 2600,
  sushi: 2900,
  burgers: 1500,
  doner: 1500,
  coffee: 1300,
  asian: 2100,
  georgian: 1800,
  flowers: 12_000,
}
/** Tenge. From this price on, one dish (a set, a bouquet) is enough for the whole order. */
const SET_FROM = 9000
const EATERS: WeightedChoices<number> = [
  [1, 34],
  [2, 36],
  [3, 20],
  [4, 10],
]

const courses = new Map<Cuisine, { mains: readonly MenuDish[]; extras: readonly MenuDish[] }>()

function coursesOf(kitchen: Cuisine): { mains: readonly MenuDish[]; extras: readonly MenuDish[] } {
  const known = courses.get(kitchen)
  if (known) return known
  const isMain = ([, price]: MenuDish) => price >= MAIN_FROM[kitchen]
  const made = {
    mains: CUISINE_MENUS[kitchen].filter(isMain),
    extras: CUISINE_MENUS[kitchen].filter((dish) => !isMain(dish)),
  }
  courses.set(kitchen, made)
  return made
}

export function generateBasket(random: SeededRandom, kitchen: Cuisine): OrderItem[] {
  const { mains, extras } = coursesOf(kitchen)
  const eaters = random.weighted(EATERS)
  const [first] = random.sample(mains, 1) as [MenuDish]
  if (first[1] >= SET_FROM) return [item(first, 1), ...beside(random, extras, 1)]
  const others = mains.filter((dish) => dish !== first && dish[1] < SET_FROM)
  const isShared = eaters === 1 || random.chance(0.4)
  const dishes = isShared ? [item(first, eaters)] : [item(first, 1), ...split(random, others, eaters - 1)]
  return [...dishes, ...beside(random, extras, eaters)]
}

function split(random: SeededRandom, dishes: readonly MenuDish[], portions: number): OrderItem[] {
  const [second, third] = random.sample(dishes, 2)
  if (!second) return []
  if (portions === 1 || !third) return [item(second, portions)]
  return [item(second, 1), item(third, portions - 1)]
}

function beside(random: SeededRandom, extras: readonly MenuDish[], eaters: number): OrderItem[] {
  return random.sample(extras, random.int(0, 2)).map((dish) => item(dish, random.int(1, eaters)))
}

const portions = new Map<MenuDish, OrderItem[]>()

/** To save memory, orders share frozen item objects: the orders of a month have 250,000 items in total. */
function item(dish: MenuDish, quantity: number): OrderItem {
  const [name, price] = dish
  const known = portions.get(dish) ?? []
  portions.set(dish, known)
  const line = known[quantity] ?? Object.freeze({ name, price, quantity })
  known[quantity] = line
  return line
}
