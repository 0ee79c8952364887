/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { partnerReportRows } from '../../mocks/money/partnerReport'
import { generateBasket } from '../../mocks/seeds/baskets'
import { CITY_SEEDS } from '../../mocks/seeds/cities'
import { companyCuisine } from '../../mocks/seeds/companies'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccountKey } from '../../mocks/seeds/demoAccounts'
import { CUISINE_MENUS, type Cuisine } from '../../mocks/seeds/menus'
import { ALL_PERMISSIONS } from '../../mocks/seeds/roles'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { returnCheckPicture } from '../../mocks/serializers/returnCheck'
import { COURIER_SPEED } from '../../mocks/simulation/courierMovement'
import { findOpenBranches } from '../../mocks/simulation/orderArrivals'
import { createManualClock } from '../../mocks/store/clock'
import { localHour } from '../../mocks/store/dateTime'
import { SeededRandom } from '../../mocks/store/random'
import type { OrderRecord } from '../../mocks/store/records'
import type { World } from '../../mocks/store/world'
import { createTestWorld, STORY_MOMENT } from '../../mocks/testing'
import { createWorld } from '../../mocks/world'
import { distanceKm } from '../../src/domain/geo'
import { createCaller } from './call'

let world: World
let archive: OrderRecord[]
beforeAll(() => {
  world = createTestWorld({ size: 4000 }).world
  const special = Object.values<number>(SPECIAL_ORDER_IDS)
  archive = world.db.orders.all().filter(({ id, finishedAt }) => finishedAt !== null && !special.includes(id))
})

const share = (part: readonly unknown[], of: readonly unknown[]): number => part.length / of.length

test('phone numbers are fictitious: no code is followed by 0 in Kazakhstan', async () => {
  const { orders, branches, employees, contacts } = world.db
  const mobiles = [
    ...[...orders.all(), ...branches.all(), ...employees.all()].map(({ phone }) => phone),
    ...contacts.all().flatMap(({ data }) => data.flatMap(({ typeId, value }) => (typeId === 1 ? value : []))),
  ]
  expect(mobiles.length).toBeGreaterThan(4000)
  expect(mobiles.filter((phone) => !/^77\d{2}0\d{6}$/.test(phone))).toEqual([])
  const call = createCaller(world, 'administrator')
  for (const { id: cityId } of world.db.cities.all()) {
    const carried = world.db.activeOrders().find((order) => order.cityId === cityId && order.courierId !== null)
    if (!carried) continue
    const { body } = await call('GET', `/manage/order/${carried.id}/phone`)
    expect((body as { phone: string }).phone).toMatch(/^77\d{3}0\d{5}$/)
  }
})

test.each([50_000, 100_000])(
  'each of the partners of a company of %i orders has a branch in each of its cities',
  (size) => {
    const { companies, branches } = createWorld({ size, archive: 0, at: STORY_MOMENT }).db
    const places = new Set(branches.all().map(({ companyId, cityId }) => `${companyId} ${cityId}`))
    for (const { id, settings } of companies.all())
      for (const { cityId } of settings) expect(places).toContain(`${id} ${cityId}`)
  },
)

test('the demo partner has active orders by day, also of a small company', () => {
  const clock = createManualClock(STORY_MOMENT)
  const world = createWorld({ size: 20_000, archive: 100, at: STORY_MOMENT, clock })
  const { companyId, cities } = world.db.employee(DEMO_ACCOUNTS.partner.id)
  const counts = Array.from({ length: 16 }, () => {
    clock.advance(1800)
    world.settle()
    return world.db.activeOrders().filter((order) => order.companyId === companyId && cities.includes(order.cityId))
      .length
  })
  expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(14)
})

test('a company has couriers by its size', () => {
  const couriers = (size: number) => createWorld({ size, archive: 0, at: STORY_MOMENT }).db.couriers.all().length
  expect(couriers(1000)).toBe(10)
  expect(couriers(20_000)).toBeGreaterThan(80)
  expect(couriers(20_000)).toBeLessThan(100)
})

describe('the archive', () => {
  test('no courier was faster than his transport', () => {
    for (const { id, branchId, courierId, isExternalCourier, history, ...customer } of archive) {
      const at = (status: number) => history.find((entry) => entry.status === status)?.at ?? 0
      if (at(80) === 0 || (courierId === null && !isExternalCourier)) continue
      const metres = distanceKm(world.db.branch(branchId), customer) * 1000
      const speed = COURIER_SPEED[courierId === null ? 10 : world.db.courier(courierId).typeId]
      if (metres / (at(80) - at(70)) > speed * 1.05) throw new Error(`Order ${id} flew ${metres} m`)
    }
  })

  test('office users have accepted and ended some orders, each at his own place', () => {
    const byHand = archive.filter(({ history }) => history.some(({ userId }) => userId !== null))
    expect(share(byHand, archive)).toBeGreaterThan(0.1)
    expect(share(byHand, archive)).toBeLessThan(0.4)
    for (const { cityId, history } of byHand) {
      for (const { userId } of history) {
        const person = userId === null ? undefined : world.db.employee(userId)
        if (person) expect([person.role, person.cities.includes(cityId)]).toEqual(['operator', true])
      }
    }
  })

  test('some orders were cancelled, some given to another courier of the city', () => {
    const cancelled = archive.filter(({ status }) => status <= 0)
    expect(share(cancelled, archive)).toBeGreaterThan(0.04)
    expect(share(cancelled, archive)).toBeLessThan(0.14)
    const moved = archive.filter(({ oldCouriers }) => oldCouriers.length > 0)
    expect(share(moved, archive)).toBeGreaterThan(0.01)
    expect(share(moved, archive)).toBeLessThan(0.05)
    for (const { cityId, oldCouriers, redistributed } of moved) {
      expect(redistributed).toBe(true)
      for (const former of oldCouriers) expect(world.db.courier(former.courierId).cityId).toBe(cityId)
    }
  })
})

describe('kitchens', () => {
  test('no flowers are sold at night, and no coffee late in the evening', () => {
    const closed: Partial<Record<Cuisine, (hour: number) => boolean>> = {
      flowers: (hour) => hour < 8 || hour >= 21,
      coffee: (hour) => hour < 7 || hour >= 22,
    }
    const sold = { flowers: 0, coffee: 0 }
    for (const { id, cityId, companyId, createdAt } of archive) {
      const kitchen = companyCuisine(companyId)
      if (kitchen !== 'flowers' && kitchen !== 'coffee') continue
      sold[kitchen]++
      if (closed[kitchen]?.(localHour(createdAt, world.db.timezone(cityId)))) throw new Error(`Order ${id} at night`)
    }
    expect(Math.min(sold.flowers, sold.coffee)).toBeGreaterThan(20)
  })

  test('an added company has the opening hours of its kind', () => {
    const { db } = createTestWorld({ size: 20 }).world
    const [company, branch] = [db.company(1), db.branches.all().find(({ cityId, status }) => cityId === 1 && status)]
    if (!branch) throw new Error('a branch is needed')
    db.companies.insert({ ...company, id: 901, name: 'Цветы у моря' })
    db.companies.insert({ ...company, id: 902, name: 'Донер у моря' })
    for (const companyId of [901, 902]) db.branches.insert({ ...branch, id: companyId, companyId })
    const openAt = (hour: number) =>
      findOpenBranches(db, 1, Date.UTC(2026, 2, 18, hour - 5) / 1000)
        .map(({ companyId }) => companyId)
        .filter((id) => id > 900)
    expect(openAt(12)).toEqual([901, 902])
    expect(openAt(23)).toEqual([902])
  })

  test('a basket has a main dish and side dishes, each once', () => {
    const beside = /соус|имбирь|лимонад|кола|айран|чай|лепёшка|открытка|коктейль/i
    for (const kitchen of Object.keys(CUISINE_MENUS) as Cuisine[]) {
      const menu = new Map(CUISINE_MENUS[kitchen])
      for (let seed = 0; seed < 300; seed++) {
        const lines = generateBasket(new SeededRandom(seed), kitchen)
        const names = lines.map(({ name }) => name)
        expect(new Set(names).size).toBe(names.length)
        for (const { name, price, quantity } of lines) {
          expect(price).toBe(menu.get(name))
          expect(quantity).toBeGreaterThanOrEqual(1)
          expect(quantity).toBeLessThanOrEqual(/^Сет /.test(name) ? 1 : 4)
        }
        if (names.every((name) => beside.test(name))) throw new Error(`${kitchen}: ${names.join(', ')}`)
      }
    }
  })
})

test('flowers are for one person: a single bouquet', () => {
  for (let seed = 0; seed < 300; seed++) {
    const lines = generateBasket(new SeededRandom(seed), 'flowers')
    const bouquets = lines.filter(({ price }) => price > 10_000)
    expect(bouquets.map(({ quantity }) => quantity)).toEqual([1])
    expect(Math.max(...lines.map(({ quantity }) => quantity))).toBe(1)
  }
})

describe('the demo users', () => {
  const rights = (name: DemoAccountKey) => world.db.role(world.db.employee(DEMO_ACCOUNTS[name].id).role).permissions
  const cities = (name: DemoAccountKey) => world.db.employee(DEMO_ACCOUNTS[name].id).cities.length

  test('are those of docs/demo.md', () => {
    const demo = readFileSync(join(__dirname, '../../docs/demo.md'), 'utf8')
    expect(demo).toContain(`\`${DEMO_PASSWORD}\``)
    const listed = [...demo.matchAll(/^\| \+7 \((\d{3})\) (\d{3})-(\d\d)-(\d\d) \| (\S+) +\|/gm)]
    expect(listed.map(([, ...parts]) => [`7${parts.slice(0, 4).join('')}`, parts[4]])).toEqual(
      Object.values(DEMO_ACCOUNTS).map(({ phone, title }) => [phone, title]),
    )
  })

  test('have the cities and the rights of their way of working', () => {
    expect((Object.keys(DEMO_ACCOUNTS) as DemoAccountKey[]).map((name) => [name, cities(name)])).toEqual([
      ['administrator', world.db.cities.all().length],
      ['operator', 1],
      ['dispatcher', 2],
      ['manager', 2],
      ['partner', 1],
      ['viewer', 1],
      ['newcomer', 1],
    ])
    expect(rights('administrator')).toEqual([...ALL_PERMISSIONS])
    expect([rights('viewer'), rights('newcomer')]).toEqual([['order_view'], []])
    expect(rights('partner')).toContain('order_create')
    expect(rights('operator')).toEqual(expect.arrayContaining(['order_update', 'courier_view']))
    expect(rights('dispatcher')).toEqual(expect.arrayContaining(['schedule_publish', 'courier_penalty_manage']))
    expect(rights('manager')).toEqual(expect.arrayContaining(['pay_create', 'salary_manage', 'courier_rate_manage']))
    expect(world.db.employee(DEMO_ACCOUNTS.partner.id).companyId).not.toBeNull()
  })
})

describe('what a salesperson opens first', () => {
  test('special orders have no equal steps, no change for a paid order, and no status that began after its end', () => {
    for (const id of Object.values(SPECIAL_ORDER_IDS)) {
      const { history, paymentTypeId, customerAmount, dueAt } = world.db.order(id)
      const steps = history.slice(1).map(({ at }, index) => at - (history[index]?.at ?? 0))
      if (steps.length > 2) expect(new Set(steps).size).toBeGreaterThan(1)
      if (paymentTypeId !== 1) expect(customerAmount).toBeNull()
      if (dueAt !== null) expect(dueAt).toBeGreaterThan(history.at(-1)?.at ?? 0)
    }
  })

  test('the ids of notifications follow their times', () => {
    const times = world.db.notifications.all().map(({ createdAt }) => createdAt)
    expect(times.length).toBeGreaterThan(3)
    expect(times).toEqual([...times].sort((a, b) => a - b))
  })

  test('a return check has the number, the sum and the date of its order', async () => {
    const call = createCaller(world, 'administrator')
    const { body } = await call('GET', `/manage/order/${SPECIAL_ORDER_IDS.delivered}`)
    const { returnCheckUrl = '' } = body as { returnCheckUrl?: string }
    const drawn = returnCheckPicture(world, world.db.order(SPECIAL_ORDER_IDS.delivered)) ?? ''
    expect(returnCheckUrl).toMatch(/\/v1\/files\/orders\/510001\/\w+\.svg$/)
    const picture = decodeURIComponent(drawn)
    expect(picture).toContain('Заказ № 510001')
    expect(picture).toContain(`${world.db.order(SPECIAL_ORDER_IDS.delivered).sumTotal} ₸`)
    expect(picture).toContain('18.03.2026')
  })

  test('no street is named after a district', () => {
    expect(CITY_SEEDS.flatMap(({ streets }) => streets).filter((street) => /микрорайон/i.test(street))).toEqual([])
  })

  test('first names and patronymics have the same origin, and e-mails are made of names', () => {
    const people = world.db.employees.all()
    const mixed = people.filter(({ firstName, middleName }) => {
      return (
        /^(Дмитрий|Сергей|Андрей|Иван|Максим|Олег|Виталий)$/.test(firstName) &&
        /(Ерлан|Болат|Марат|Кайрат|Серик)/.test(middleName ?? '')
      )
    })
    expect(mixed).toEqual([])
    const emails = people.flatMap(({ email, role }) => (role === 'courier' && email !== null ? email : []))
    expect(emails.length).toBeGreaterThan(50)
    expect(emails.filter((email) => !/^[a-z]\.[a-z]+\d+@dostavka\.example$/.test(email))).toEqual([])
    expect(new Set(emails).size).toBe(emails.length)
  })

  test('some partners have paid in advance, others owe', () => {
    const { db } = createWorld({ size: 50_000, at: STORY_MOMENT, clock: createManualClock(STORY_MOMENT) })
    const cities = db.cities.all().map(({ id }) => id)
    const month = { value: 1, label: '', dateStart: '2026-03-01', dateEnd: '2026-03-18' }
    const owing = partnerReportRows(db, cities, month).map(({ balance = 0 }) => balance < 0)
    expect(owing.length).toBeGreaterThan(20)
    expect(
      share(
        owing.filter((owes) => !owes),
        owing,
      ),
    ).toBeGreaterThan(0.1)
    expect(
      share(
        owing.filter((owes) => owes),
        owing,
      ),
    ).toBeGreaterThan(0.5)
  })
})
