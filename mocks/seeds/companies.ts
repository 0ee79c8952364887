import { randomPlaceAround } from '../store/geography'
import type { SeededRandom } from '../store/random'
import type { BranchRecord, CompanyRecord, PointRecord } from '../store/records'
import { CITIES, findCitySeed, KARAGANDA } from './cities'
import type { Cuisine } from './menus'
import { randomPhone } from './randomPersonData'
import { snapToNamedStreet } from './streetLookup'

/** City ids: Karaganda 1, Astana 2, Almaty 3, Aktobe 4, Oskemen 5. */
type CompanySeed = readonly [name: string, kitchen: Cuisine, cityIds: readonly number[]]

const COMPANIES: readonly CompanySeed[] = [
  ['Дастархан', 'national', [1, 2]],
  ['Пицца Степь', 'pizza', [1, 2, 3]],
  ['Сакура', 'sushi', [1]],
  ['Тандыр', 'national', [1]],
  ['Бургер Двор', 'burgers', [1, 3]],
  ['Донер на Гоголя', 'doner', [1]],
  ['Кофейня Терек', 'coffee', [1]],
  ['Вок и лапша', 'asian', [1, 2]],
  ['Хинкальная Тифлис', 'georgian', [1]],
  ['Арба', 'national', [1]],
  ['Пиццерия Мельница', 'pizza', [1]],
  ['Рис и рыба', 'sushi', [1, 5]],
  ['Котлета', 'burgers', [1]],
  ['Шаурма Сити', 'doner', [1]],
  ['Зерно', 'coffee', [1, 3]],
  ['Красный дракон', 'asian', [1]],
  ['Ресторан Батуми', 'georgian', [1]],
  ['Цветочная лавка Гүлзар', 'flowers', [1]],
  ['Самса и чай', 'national', [1]],
  ['Пицца за углом', 'pizza', [1]],
  ['Қазан', 'national', [2]],
  ['Левый берег', 'burgers', [2]],
  ['Васаби', 'sushi', [2]],
  ['Кофе на Есиле', 'coffee', [2]],
  ['Донер Экспресс', 'doner', [2]],
  ['Цветы столицы', 'flowers', [2]],
  ['Алма', 'national', [3]],
  ['Пицца Апорт', 'pizza', [3]],
  ['Океан роллов', 'sushi', [3]],
  ['Том и Ям', 'asian', [3]],
  ['Хачапурия', 'georgian', [3]],
  ['Горная кофейня', 'coffee', [3]],
  ['Донер Абая', 'doner', [3]],
  ['Ақтөбе ас үйі', 'national', [4]],
  ['Пицца Илек', 'pizza', [4]],
  ['Суши Запад', 'sushi', [4]],
  ['Бургерная №4', 'burgers', [4]],
  ['Алтай', 'national', [5]],
  ['Пиццерия Ертіс', 'pizza', [5]],
  ['Кедровая кофейня', 'coffee', [5]],
]

export const PARTNER_COMPANY_ID = 1
const PARTNER_BRANCHES = 5

const kitchens = new Map(COMPANIES.map(([, kitchen], index) => [index + 1, kitchen]))

const BY_NAME: readonly (readonly [RegExp, Cuisine])[] = [
  [/пицц/i, 'pizza'],
  [/суши|ролл/i, 'sushi'],
  [/бургер/i, 'burgers'],
  [/донер|шаурм|кебаб/i, 'doner'],
  [/кофе|пекарн|кондитер/i, 'coffee'],
  [/вок|лапш|ази/i, 'asian'],
  [/хинкал|хачапур|грузи/i, 'georgian'],
  [/цвет|букет/i, 'flowers'],
]
const KITCHENS: readonly Cuisine[] = ['national', 'pizza', 'burgers', 'sushi', 'coffee', 'doner', 'asian', 'georgian']

export const companyCuisine = (companyId: number, name = ''): Cuisine =>
  kitchens.get(companyId) ??
  BY_NAME.find(([word]) => word.test(name))?.[1] ??
  (KITCHENS[companyId % KITCHENS.length] as Cuisine)

export function seedCompanies(random: SeededRandom): CompanyRecord[] {
  return COMPANIES.map(([name, , cityIds], index) => {
    const id = index + 1
    const own = random.fork('company', id)
    const home = cityIds[0] ?? KARAGANDA.id
    const cityName = CITIES.find((city) => city.id === home)?.name
    const address = `г. ${cityName}, ${own.pick(findCitySeed(home)?.streets ?? [])}, ${own.int(1, 90)}`
    const year = own.int(22, 25)
    return {
      id,
      name,
      legalName: `${own.pick(['ТОО', 'ИП'])} «${name}»`,
      bankDetails: bankAccount(own),
      legalAddress: address,
      postalAddress: own.chance(0.5) ? address : null,
      actualAddress: address,
      contract: `${own.int(100, 999)}/${year}`,
      contractDate: `20${year}-${two(own.int(1, 12))}-${two(own.int(1, 28))}`,
      status: id === 17 ? 5 : id === 37 ? 0 : 10,
      settings: cityIds.map((cityId) => {
        const byPercent = own.chance(0.6)
        return { cityId, typeId: byPercent ? 1 : 2, percent: byPercent ? own.int(18, 30) : null }
      }),
    }
  })
}

const mostIn = (cityId: number): number => (cityId === KARAGANDA.id ? 3 : 2)

/**
 * Creates the branches of each company in each of its cities, all within walking distance of a dispatch point. `limit` returns how many
 * branches a city may have in total.
 */
export function seedBranches(
  random: SeededRandom,
  companies: CompanyRecord[],
  pointsOf: (cityId: number) => readonly PointRecord[],
  limit: (cityId: number) => number,
): BranchRecord[] {
  const branches: BranchRecord[] = []
  const share = sharing(companies, limit)
  for (const company of companies) {
    for (const { cityId, typeId } of company.settings) {
      const own = random.fork('branches', company.id, cityId)
      const here = own.shuffle(pointsOf(cityId))
      const wanted = own.int(1, mostIn(cityId))
      for (const point of here.slice(0, share(company.id, cityId, { wanted, points: here.length }))) {
        const { lat, long, street, house } = snapToNamedStreet(
          randomPlaceAround(own, point, 50, 600),
          own.pick(findCitySeed(cityId)?.streets ?? []),
        )
        branches.push({
          id: branches.length + 1,
          companyId: company.id,
          cityId,
          pointId: point.id,
          address: `${street}, ${house}`,
          ...{ lat, long },
          phone: randomPhone(own),
          status: company.status === 10,
          deliveryZones: point.deliveryZones.map((zone) => ({
            deliveryZoneId: zone.id,
            price: typeId === 2 ? zone.deliveryPrice - 100 : null,
            status: true,
          })),
        })
      }
    }
  }
  return branches
}

/**
 * In a city with fewer branches than this, the first companies get all branches that they want, and later companies may
 * get none. If each company had a branch there, each company would have hardly any orders.
 */
const SHARED_FROM = 15

/**
 * Returns a function that computes how many branches a company gets in a city. Call that function for one company after another. In a city
 * with at least SHARED_FROM branches, each company leaves one branch for each company after it. The company of the demo's partner gets up
 * to PARTNER_BRANCHES in Karaganda.
 */
function sharing(companies: readonly CompanyRecord[], limit: (cityId: number) => number) {
  const left = new Map(CITIES.map(({ id }) => [id, limit(id)]))
  const waiting = new Map<number, number>()
  for (const { settings } of companies)
    for (const { cityId } of settings) waiting.set(cityId, (waiting.get(cityId) ?? 0) + 1)
  return (companyId: number, cityId: number, { wanted, points }: { wanted: number; points: number }): number => {
    const room = left.get(cityId) ?? 0
    const others = (waiting.get(cityId) ?? 1) - 1
    waiting.set(cityId, others)
    const isShared = Number.isFinite(room) && limit(cityId) >= SHARED_FROM
    const isPartner = isShared && companyId === PARTNER_COMPANY_ID && cityId === KARAGANDA.id
    const most = isPartner ? PARTNER_BRANCHES : isShared ? Math.min(wanted, Math.max(1, room - others)) : wanted
    const count = Math.min(most, points, room)
    left.set(cityId, room - count)
    return count
  }
}

function bankAccount(random: SeededRandom): string {
  const check = random.int(10, 99)
  const digits = String(random.int(0, 999_999_999)).padStart(9, '0')
  return `KZ${check}${digits.slice(0, 3)}KZT${digits.slice(3)}${random.int(1000, 9999)}`
}

const two = (value: number): string => String(value).padStart(2, '0')
