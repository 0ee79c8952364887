import type { CourierType } from '../../src/domain/couriers'
import type { SeededRandom, WeightedChoices } from '../store/random'
import type { EmployeeRecord } from '../store/records'
import { CITIES, CITY_SEEDS } from './cities'
import { PARTNER_COMPANY_ID } from './companies'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccountKey } from './demoAccounts'
import { portraitImage } from './pictures'
import { planSmallCrew } from './planSmallCrew'
import { generateEmail, randomPersonName, randomPhone } from './randomPersonData'
import { COURIER_ROLE, PARTNER_ROLE } from './roles'
import { cityCourierCount, servedCities } from './worldSize'

export const FIRST_COURIER_ID = 1001

const TYPES: WeightedChoices<CourierType> = [
  [1, 15],
  [5, 19],
  [8, 28],
  [10, 38],
]

/**
 * Share of blocked couriers in a large crew. A small crew has one blocked courier if it has more than MIN_TO_SPARE
 * couriers.
 */
const BLOCKED = 0.065
const MIN_TO_SPARE = 15

const ALL_CITIES = CITIES.map(({ id }) => id)

type Signer = Pick<EmployeeRecord, 'firstName' | 'lastName' | 'middleName' | 'cities'>

const SIGNERS: Record<DemoAccountKey, Signer> = {
  administrator: { lastName: 'Сейтказина', firstName: 'Айгерим', middleName: 'Болатовна', cities: ALL_CITIES },
  operator: { lastName: 'Ковалёва', firstName: 'Анна', middleName: 'Сергеевна', cities: [1] },
  dispatcher: { lastName: 'Оспанов', firstName: 'Данияр', middleName: 'Маратович', cities: [1, 2] },
  manager: { lastName: 'Ким', firstName: 'Светлана', middleName: 'Викторовна', cities: [1, 3] },
  partner: { lastName: 'Тулегенов', firstName: 'Арман', middleName: null, cities: [1] },
  viewer: { lastName: 'Петров', firstName: 'Иван', middleName: null, cities: [1] },
  newcomer: { lastName: 'Абенова', firstName: 'Жанар', middleName: null, cities: [1] },
}

export function seedOfficeStaff(random: SeededRandom, now: number): EmployeeRecord[] {
  const signers = (Object.keys(DEMO_ACCOUNTS) as DemoAccountKey[]).map((name) =>
    person(random.fork('office', DEMO_ACCOUNTS[name].id), now, {
      ...SIGNERS[name],
      id: DEMO_ACCOUNTS[name].id,
      phone: DEMO_ACCOUNTS[name].phone,
      role: name,
      email: `${name}@dostavka.example`,
      companyId: name === PARTNER_ROLE ? PARTNER_COMPANY_ID : null,
    }),
  )
  const colleagues = Array.from({ length: 18 }, (_, index) => {
    const id = signers.length + index + 1
    const own = random.fork('office', id)
    const role = own.weighted([
      ['operator', 6],
      ['dispatcher', 3],
      ['manager', 2],
      [PARTNER_ROLE, 3],
      ['viewer', 1],
    ])
    const cities = [CITY_SEEDS[index % CITY_SEEDS.length]?.cityId ?? 1]
    return person(own, now, { id, role, cities, companyId: role === PARTNER_ROLE ? partnerCompany(cities) : null })
  })
  return [...signers, ...colleagues]
}

export function seedCourierStaff(
  random: SeededRandom,
  size: number,
  now: number,
  leastIn: (cityId: number) => CourierType,
): EmployeeRecord[] {
  const staff: EmployeeRecord[] = []
  for (const { cityId } of servedCities(size)) {
    const couriers = cityCourierCount(size, cityId)
    const crew = planSmallCrew(random, size, { cityId, least: leastIn(cityId) })
    for (let i = 0; i < couriers; i++) {
      const id = FIRST_COURIER_ID + staff.length
      const own = random.fork('courier', id)
      const courierTypeId = crew?.[i]?.typeId ?? own.weighted(TYPES)
      staff.push(
        person(own, now, {
          id,
          role: COURIER_ROLE,
          cities: [cityId],
          courierTypeId,
          rateTypeId: own.weighted([
            [1, 6],
            [2, 3],
            [3, 1],
          ]),
          legalFormId: own.pick([1, 2, 3] as const),
          isSticker: courierTypeId === 10 ? own.chance(0.4) : null,
          inventory: `K-${id}`,
          status: (crew ? i === MIN_TO_SPARE : own.chance(BLOCKED)) ? 0 : 10,
        }),
      )
    }
  }
  return staff
}

const NO_LOGINS = { lastLogin: null, previousLogin: null }
const loginsUntil = (lastLogin: number) => ({ lastLogin, previousLogin: lastLogin - 86_400 })

function person(random: SeededRandom, now: number, known: Partial<EmployeeRecord> & { id: number; role: string }) {
  const isCourier = known.role === COURIER_ROLE
  const name = { ...randomPersonName(random, isCourier ? 0.12 : 0.6), ...known }
  return {
    ...name,
    phone: randomPhone(random),
    email: random.chance(0.4) ? generateEmail(name, known.id) : null,
    cities: [],
    companyId: null,
    inventory: null,
    courierTypeId: null,
    rateTypeId: null,
    legalFormId: null,
    isSticker: null,
    status: 10,
    photoUrl: random.fork('photo').chance(0.7) ? portraitImage(name) : null,
    createdAt: now - random.int(20, 900) * 86_400 - random.int(0, 86_399),
    ...(isCourier ? NO_LOGINS : loginsUntil(now - random.int(1800, 3 * 86_400))),
    password: DEMO_PASSWORD,
    ...known,
  } satisfies EmployeeRecord
}

const partnerCompany = ([cityId = 1]: number[]): number => ({ 1: 2, 2: 21, 3: 27, 4: 34, 5: 38 })[cityId] ?? 2
